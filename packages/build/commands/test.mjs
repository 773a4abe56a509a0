import { install, requireNode, runCommand, runProject, say } from './workspace.mjs'

await runCommand(async () => {
  try {
    requireNode()
    await install()
  } catch (error) {
    // The closing line must say it too.
    process.once('exit', () => say('0 passed, 1 failed'))
    throw error
  }
  return runProject(['packages/build/commands/verify.ts', ...process.argv.slice(2)])
})
