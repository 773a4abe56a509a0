import { parse } from 'acorn'

/**
 * Says what makes a script a module: it can be read as one, and not as the classic script that a worker of contributions runs.
 * Null for a classic script, and for a text that is neither.
 */
export function findModuleSyntax(script: string): string | null {
  const problem = readAs(script, 'script')
  return problem === null || readAs(script, 'module') !== null ? null : problem
}

/** The part that a parser refuses; null: none. */
function readAs(script: string, sourceType: 'script' | 'module'): string | null {
  try {
    parse(script, { ecmaVersion: 'latest', sourceType })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
