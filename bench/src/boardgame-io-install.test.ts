import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { installPeer } from './boardgame-io-install.ts';
import { notMeasured, result } from './measure.ts';
import { table } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a peer that cannot be installed is told in a line', () => {
  expect(installPeer(join(folder, 'none'), join(folder, 'no-npm'))).toMatch(
    /^boardgame\.io 0\.50\.2 could not be installed \(.*no-npm.*\)$/,
  );
});

test('a peer that is there is not installed again', () => {
  const there = join(folder, 'node_modules/boardgame.io');
  mkdirSync(there, { recursive: true });
  writeFileSync(join(there, 'package.json'), '{"version":"0.50.2"}');
  expect(installPeer(folder, join(folder, 'no-npm'))).toBeNull();
});

test('a ratio that could not be measured is shown as such, beside the figures that could', () => {
  const about = 'ours ÷ theirs';
  const measured = table([result('a', about, 60, 'at least', 50, {})]);
  const missing = table([notMeasured('a', about, 'there is no peer', 'at least', 50, { movesPerSecond: 12 })]);
  expect(measured).toMatch(/60 .*met$/);
  expect(missing).toMatch(/not measured: there is no peer\n {2}movesPerSecond: 12$/);
});
