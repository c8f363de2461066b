// Prisma's own schema engine in its WebAssembly build, so that migrating needs no engine binary from the web. It talks
// to the database through the same driver adapter as the client.
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { DiffTarget, MigrationDirectory, MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

const ourMigrations = path.resolve(import.meta.dirname, '../../prisma/migrations');
const allTables = { externalTables: [], externalEnums: [] };

/** Applies the migrations that the database lacks, each whole or not at all; answers with their names. */
export async function applyMigrations(databaseUrl: string, migrationsDir = ourMigrations): Promise<string[]> {
  const migrationsList = await readMigrations(migrationsDir);
  const { appliedMigrationNames } = await withEngine({ databaseUrl, migrations: textsOf(migrationsList) }, (engine) =>
    engine.applyMigrations({ migrationsList, filters: allTables }),
  );
  return appliedMigrationNames;
}

export interface SchemaDiff {
  /** Any PostgreSQL: the engine wants one to ask for its version, and leaves it as it is. */
  databaseUrl: string;
  /** The text of a Prisma schema; null is an empty database. */
  from: string | null;
  to: string;
}

/** The SQL that leads from one schema to another. */
export async function diffSchemas({ databaseUrl, from, to }: SchemaDiff): Promise<string> {
  const { stdout } = await withEngine({ databaseUrl }, (engine) =>
    engine.diff({ from: targetOf(from), to: targetOf(to), script: true, exitCode: null, filters: allTables }),
  );
  return stdout ?? '';
}

function targetOf(schema: string | null): DiffTarget {
  if (schema === null) return { tag: 'empty' };
  return { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] };
}

/** The migrations as they lie in their folder, in the order in which they apply. */
async function readMigrations(migrationsDir: string): Promise<MigrationList> {
  const entries = await readdir(migrationsDir, { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
  return {
    baseDir: migrationsDir,
    lockfile: {
      path: './migration_lock.toml',
      content: await readFile(path.join(migrationsDir, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(names.map((name) => readMigration(path.join(migrationsDir, name)))),
  };
}

const textsOf = ({ migrationDirectories }: MigrationList) =>
  migrationDirectories.flatMap(({ path: name, migrationFile: { content } }) =>
    content.tag === 'ok' ? [[content.value, name] as const] : [],
  );

async function readMigration(folder: string): Promise<MigrationDirectory> {
  const value = await readFile(path.join(folder, 'migration.sql'), 'utf8');
  return { path: path.basename(folder), migrationFile: { path: 'migration.sql', content: { tag: 'ok', value } } };
}

interface Engaged {
  readonly databaseUrl: string;
  /** Those that may be applied: their texts and names. */
  readonly migrations?: readonly (readonly [string, string])[];
}

async function withEngine<T>(
  { databaseUrl, migrations = [] }: Engaged,
  use: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  await loadWasm();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const scripts = new WholeScripts(pool, new Map(migrations));
  const adapter = bindMigrationAwareSqlAdapterFactory(scripts);
  const datamodel: [string, string] = ['schema.prisma', 'datasource db {\n  provider = "postgresql"\n}\n'];
  const engine = await bindings.SchemaEngine.new({ datamodels: [datamodel] }, () => {}, adapter);
  try {
    return await use(engine);
  } catch (error) {
    throw scripts.failure ?? readable(error, adapter);
  } finally {
    engine.free();
    await pool.end();
  }
}

/** A migration ends with the word that it is applied. While it runs, it is the only one that neither is nor was undone. */
const done = `UPDATE "_prisma_migrations" SET finished_at = now()
  WHERE finished_at IS NULL AND rolled_back_at IS NULL`;

/**
 * Prisma's own adapter cuts a script at every semicolon and sends the parts one by one. Sent as one, PostgreSQL makes one
 * transaction of it.
 */
class WholeScripts extends PrismaPg {
  /** Why a migration was refused: the engine passes no more on than that one was. */
  failure: Error | null = null;

  constructor(
    pool: pg.Pool,
    private readonly migrations: ReadonlyMap<string, string>,
  ) {
    super(pool);
  }

  override async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (script) => {
      const name = this.migrations.get(script);
      const run = adapter.underlyingDriver().query(name === undefined ? script : `${script}\n;${done}`);
      await run.catch((error) => this.fail(name ?? 'a script', error));
    };
    return adapter;
  }

  private fail(name: string, error: Error): never {
    this.failure = new Error(`The migration ${name} failed, and left nothing behind: ${error.message}`, {
      cause: error,
    });
    throw this.failure;
  }
}

let loaded: Promise<void> | undefined;

/** The package's own entry imports its .wasm as a module, which Node cannot; this does by hand what that would do. */
function loadWasm(): Promise<void> {
  loaded ??= (async () => {
    const require = createRequire(import.meta.url);
    const file = require.resolve('@prisma/schema-engine-wasm').replace('schema_engine.js', 'schema_engine_bg.wasm');
    const imports = { './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports };
    const { instance } = await WebAssembly.instantiate(await readFile(file), imports);
    const exports = instance.exports as WebAssembly.Exports & { __wbindgen_start(): void };
    bindings.__wbg_set_wasm(exports);
    exports.__wbindgen_start();
  })();
  return loaded;
}

/** The engine names a driver's error by number only, and adds its own stack; this puts the error itself back. */
function readable(error: unknown, adapter: ReturnType<typeof bindMigrationAwareSqlAdapterFactory>): Error {
  const trace = error instanceof Error ? error.message : String(error);
  const id = /"id":\s*(\d+)/.exec(trace)?.[1];
  const known = id === undefined ? undefined : adapter.errorRegistry.consumeError(Number(id));
  return new Error(`Migrating failed: ${trace.split('\n   0: ')[0]}`, { cause: known?.error ?? error });
}
