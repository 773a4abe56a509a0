import { execFileSync } from 'node:child_process'

type Program = {
  /** The first of these that starts. */
  names: readonly string[]
  /** An argument with which the program starts and ends at once. */
  probeArgument: string
  /** Debian's package of it, which `npm test` installs. */
  packageName: string
}

/** A program of this machine that a test starts beside the server. */
export function installedProgram({ names, probeArgument, packageName }: Program): string {
  const found = names.find((name) => starts(name, probeArgument))
  if (found === undefined)
    throw new Error(`This test needs ${packageName}: install it (Debian: apt-get install ${packageName}).`)
  return found
}

function starts(name: string, probeArgument: string): boolean {
  try {
    execFileSync(name, [probeArgument], { stdio: 'ignore' })
    return true
  } catch {
    // Any failure means that it cannot be started.
    return false
  }
}
