import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';

// A field is a label, a control, a line of help, and what is wrong beside it, wired together for screen readers.

export interface FieldLook {
  label: ReactNode;
  help?: ReactNode;
  /** What is wrong, and what to do, as a sentence. */
  error?: string | null;
  /** A word after the label: "optional", "seconds". */
  hint?: ReactNode;
  hideLabel?: boolean;
}

export const controlClass =
  'rounded-md border border-emphasis bg-muted px-3 text-base text-emphasis placeholder:text-muted aria-invalid:border-danger-content aria-disabled:opacity-60';

/** As high as the buttons beside them. */
export const controlHeight = 'h-10 max-sm:h-11';

interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** The frame of any control: `children` gets the properties that tie it to its label, help and error. */
export function Field({
  label,
  help,
  error = null,
  hint,
  hideLabel = false,
  className,
  children,
}: FieldLook & { className?: string; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [help === undefined ? null : `${id}-help`, error === null ? null : `${id}-error`].filter(Boolean);
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium text-emphasis text-sm'}>
        {label}
        {hint === undefined ? null : <span className="ml-1.5 font-normal text-muted">{hint}</span>}
      </label>
      {children({
        id,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        'aria-invalid': error === null ? undefined : true,
      })}
      {help === undefined ? null : (
        <p id={`${id}-help`} className="text-muted text-sm">
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id?: string; error: string | null }) {
  if (error === null) return null;
  return (
    <p id={id} role="alert" className="flex gap-1.5 whitespace-pre-line text-danger-content text-sm">
      <span aria-hidden className="font-semibold">
        !
      </span>
      {error}
    </p>
  );
}

export function Input({
  label,
  help,
  error,
  hint,
  hideLabel,
  narrow = false,
  className,
  ...rest
}: FieldLook & { narrow?: boolean } & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Field label={label} help={help} error={error} hint={hint} hideLabel={hideLabel} className={className}>
      {(control) => (
        <input {...rest} {...control} className={classNames(controlClass, controlHeight, narrow ? 'w-36' : 'w-full')} />
      )}
    </Field>
  );
}

export function Textarea({
  label,
  help,
  error,
  hint,
  hideLabel,
  className,
  ...rest
}: FieldLook & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field label={label} help={help} error={error} hint={hint} hideLabel={hideLabel} className={className}>
      {(control) => <textarea rows={3} {...rest} {...control} className={classNames(controlClass, 'w-full py-2')} />}
    </Field>
  );
}

export function Select({
  label,
  help,
  error,
  hint,
  hideLabel,
  className,
  children,
  ...rest
}: FieldLook & Omit<ComponentProps<'select'>, 'id'>) {
  return (
    <Field label={label} help={help} error={error} hint={hint} hideLabel={hideLabel} className={className}>
      {(control) => (
        <Choice {...rest} {...control} className="w-full">
          {children}
        </Choice>
      )}
    </Field>
  );
}

/** A native choice without its label, drawn the same in every browser; `className`: how wide. */
export function Choice({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative inline-flex', className)}>
      <select {...rest} className={classNames(controlClass, controlHeight, 'w-full appearance-none pr-9')}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-subtle"
      />
    </span>
  );
}

export function Checkbox({
  label,
  help,
  error = null,
  className,
  ...rest
}: Pick<FieldLook, 'label' | 'help' | 'error'> & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
  const id = useId();
  const described = [help === undefined ? null : `${id}-help`, error === null ? null : `${id}-error`].filter(Boolean);
  return (
    <div className={classNames('grid grid-cols-[auto_1fr] gap-x-2.5 gap-y-0.5', className)}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        aria-invalid={error === null ? undefined : true}
        className="mt-0.5 max-sm:my-3.5"
      />
      <label htmlFor={id} className="font-medium text-emphasis text-sm max-sm:content-center">
        {label}
      </label>
      {help === undefined ? null : (
        <p id={`${id}-help`} className="col-start-2 text-muted text-sm">
          {help}
        </p>
      )}
      {error === null ? null : (
        <div className="col-start-2">
          <FieldError id={`${id}-error`} error={error} />
        </div>
      )}
    </div>
  );
}

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  /** It cannot be chosen now; `help` says why. */
  isOut?: boolean;
}

/** One of a few, all in sight. */
export function RadioGroup<Value extends string>({
  label,
  help,
  error = null,
  name,
  options,
  value,
  defaultValue,
  onChange,
  className,
}: Pick<FieldLook, 'label' | 'help' | 'error'> & {
  name: string;
  options: readonly RadioOption<Value>[];
  value?: NoInfer<Value>;
  defaultValue?: NoInfer<Value>;
  onChange?: (value: Value) => void;
  className?: string;
}) {
  const id = useId();
  const described = [help === undefined ? null : `${id}-help`, error === null ? null : `${id}-error`].filter(Boolean);
  return (
    <fieldset className={className} aria-describedby={described.length === 0 ? undefined : described.join(' ')}>
      <legend className="mb-1.5 font-medium text-emphasis text-sm">{label}</legend>
      {help === undefined ? null : (
        <p id={`${id}-help`} className="mb-2 text-muted text-sm">
          {help}
        </p>
      )}
      <div className="flex flex-col gap-2.5">
        {options.map((option, i) => (
          <label
            key={option.value}
            className="grid grid-cols-[auto_1fr] gap-x-2.5 max-sm:min-h-11 max-sm:content-center"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.isOut}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={onChange === undefined ? undefined : () => onChange(option.value)}
              aria-labelledby={`${id}-${i}`}
              aria-describedby={option.help === undefined ? undefined : `${id}-${i}-help`}
              className="mt-0.5 disabled:opacity-40"
            />
            <span className="text-sm">
              <span id={`${id}-${i}`} className={option.isOut === true ? 'text-muted' : 'text-emphasis'}>
                {option.label}
              </span>
              {option.help === undefined ? null : (
                <span id={`${id}-${i}-help`} className="block text-muted">
                  {option.help}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
