import { build, runCommand } from './workspace.mjs'

// Builds unless `dist/` stands for exactly these sources.
await runCommand(async () => {
  await build()
  return 0
})
