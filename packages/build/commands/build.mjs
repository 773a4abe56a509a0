import { build, runCommand } from './workspace.mjs'

// Builds unless `dist/` is up to date with these sources.
await runCommand(async () => {
  await build()
  return 0
})
