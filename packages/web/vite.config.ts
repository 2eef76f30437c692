import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.ORRERY_SERVER ?? 'http://localhost:8080';
const folder = join(import.meta.dirname, 'dist');

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressed()],
  build: {
    outDir: folder,
    emptyOutDir: true,
    // The content security policy allows no data: scripts or styles; every asset is a hashed file of our origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The odds of each game are loaded when they are asked for.
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
});

/** Puts a .br and a .gz beside every text file, so that the server need not compress anything itself. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|svg|html)$/.test(name)) continue;
        const content = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
