type Issue = Readonly<{
  code?: string | undefined
  message: string
  path: readonly PropertyKey[]
  errors?: readonly (readonly Issue[])[]
}>

/** The first field that is not as the contract says, with the way to it, and how many others there are. */
export function describeIssues(issues: readonly Issue[]): string {
  const [first, ...others] = issues.map(nearest)
  if (first === undefined) return 'another shape'
  const path = ['data', ...first.path.map(String)].join('.')
  const more = others.length === 0 ? '' : `, and ${others.length} more`
  return `${path}: ${first.message}${more}`
}

/** Finds, in a choice, the issue of the schema that the value is nearest to. */
function nearest(issue: Issue): Issue {
  const [choice] = (issue.errors ?? []).toSorted((a, b) => a.length - b.length)
  const [inner] = choice ?? []
  return inner === undefined ? issue : nearest({ ...inner, path: [...issue.path, ...inner.path] })
}
