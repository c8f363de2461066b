import { z } from 'zod';
import { listTemplates, removeTemplate, renameTemplate, saveTemplate } from '../lobby/templates';
import { joinWays, visibilities } from '../log/rows';
import { accountProcedure, router } from './init';
import { idInput, quietInput, settingsInput, textInput } from './inputs';

// Settings that a host keeps for matches to come; each person's own.

const nameInput = textInput(60);
const templateId = z.object({ id: z.int32().min(1) });

export const templatesRouter = router({
  list: accountProcedure
    .input(z.object({ game: idInput }))
    .query(({ ctx, input }) => listTemplates(ctx.service, { userId: ctx.user.id, game: input.game })),
  save: accountProcedure
    .input(
      z.object({
        game: idInput,
        name: nameInput,
        settings: settingsInput,
        visibility: z.enum(visibilities),
        joinWay: z.enum(joinWays).nullable(),
        sealed: z.boolean(),
        practice: z.boolean(),
        quietHours: quietInput.nullable().default(null),
      }),
    )
    .mutation(({ ctx, input }) => saveTemplate(ctx.service, { userId: ctx.user.id, ...input })),
  rename: accountProcedure
    .input(templateId.extend({ name: nameInput }))
    .mutation(({ ctx, input }) => renameTemplate(ctx.service, { userId: ctx.user.id, ...input })),
  remove: accountProcedure
    .input(templateId)
    .mutation(({ ctx, input }) => removeTemplate(ctx.service, { userId: ctx.user.id, id: input.id })),
});
