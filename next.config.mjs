/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // Titles and previews stand in the head for everybody: programs that look at links read no further.
  htmlLimitedBots: /.*/,
  // A copy of the project whose dependencies are links (scripts/scratch.ts) says where both lie.
  turbopack: {
    root: process.env.BUILD_ROOT ?? import.meta.dirname,
    resolveAlias: { zod: { browser: './components/api/schemas-without-eval.ts' } },
  },
  // Loaded as they are: they hold native code, or must be one instance for the pages and for the server around them.
  serverExternalPackages: ['pg', '@prisma/client', '@prisma/adapter-pg', '@node-rs/argon2', 'nodemailer', 'lru-cache'],
  // `npm run types` does this, for the whole project and with the compiler that Next cannot load yet.
  typescript: { ignoreBuildErrors: true },
};
