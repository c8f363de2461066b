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

const migrationsDir = path.resolve(import.meta.dirname, '../../prisma/migrations');
const allTables = { externalTables: [], externalEnums: [] };

/** Applies the migrations that the database lacks; answers with their names. */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  const migrationsList = await readMigrations();
  const { appliedMigrationNames } = await withEngine(databaseUrl, (engine) =>
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
  const { stdout } = await withEngine(databaseUrl, (engine) =>
    engine.diff({ from: targetOf(from), to: targetOf(to), script: true, exitCode: null, filters: allTables }),
  );
  return stdout ?? '';
}

function targetOf(schema: string | null): DiffTarget {
  if (schema === null) return { tag: 'empty' };
  return { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] };
}

/** The migrations as they lie in `prisma/migrations`, in the order in which they apply. */
async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(migrationsDir, { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
  return {
    baseDir: migrationsDir,
    lockfile: {
      path: './migration_lock.toml',
      content: await readFile(path.join(migrationsDir, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(names.map(readMigration)),
  };
}

async function readMigration(name: string): Promise<MigrationDirectory> {
  const value = await readFile(path.join(migrationsDir, name, 'migration.sql'), 'utf8');
  return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok', value } } };
}

async function withEngine<T>(databaseUrl: string, use: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  await loadWasm();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
  const datamodel: [string, string] = ['schema.prisma', 'datasource db {\n  provider = "postgresql"\n}\n'];
  const engine = await bindings.SchemaEngine.new({ datamodels: [datamodel] }, () => {}, adapter);
  try {
    return await use(engine);
  } catch (error) {
    throw readable(error, adapter);
  } finally {
    engine.free();
    await pool.end();
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
