import { install, requireNode, runCommand, runProject, say } from './workspace.mjs'

await runCommand(async () => {
  try {
    requireNode()
    await install()
  } catch (error) {
    // The closing line must report the failure too.
    process.once('exit', () => say('0 passed, 1 failed'))
    throw error
  }
  // A person who tries the project has nothing to compare with.
  return runProject(['packages/build/commands/verify.ts', '--no-base', ...process.argv.slice(2)])
})
