import type { BuiltAppResult } from './built-app-result.ts'

/** Writes the figures and findings of a check, line by line. */
export function describeCheck(result: BuiltAppResult): string[] {
  const { module, trust, findings, passes, seconds } = result
  const errors = findings.filter(({ level }) => level === 'error').length
  return [
    `${module} as ${trust}`,
    ...describeFigures(result).map(({ name, value }) => `  ${name}: ${value}`),
    ...findings.map(
      ({ level, about, text }) => `  ${level === 'error' ? 'FAILS' : 'note'}  ${about}: ${text}`,
    ),
    passes
      ? `passes, with ${findings.length} notes, in ${seconds} s`
      : `fails: ${errors} errors, in ${seconds} s`,
  ]
}

/** The figures of a check by their names. */
export function describeFigures({
  files,
  seen,
  slots,
  kits,
}: BuiltAppResult): { name: string; value: string }[] {
  const { mounts, growth } = seen
  const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
  return [
    {
      name: 'files',
      value: `${files.count}, ${kilobytes(files.bytes)}; ${kilobytes(files.firstBytes)} to start`,
    },
    {
      name: 'mounts',
      value: `${mounts.length}; first ${describeTimes(mounts.slice(0, 1))}, later ${describeTimes(mounts.slice(1))}`,
    },
    ...(growth === null
      ? []
      : [
          {
            name: 'left by each mount',
            value: `${growth.nodes} elements, ${growth.listeners} listeners, ${kilobytes(growth.bytes)}`,
          },
        ]),
    { name: 'kit', value: describeKits(kits) },
    ...(slots === null
      ? []
      : [
          { name: 'script of contributions', value: kilobytes(slots.scriptBytes) },
          ...slots.slots.map(({ id, kind, questions, slowestMs, longestTaskMs }) => ({
            name: `${kind} ${id}`,
            value: `${questions} requests, slowest ${slowestMs} ms, longest task ${longestTaskMs} ms`,
          })),
        ]),
  ]
}

/** The median of some mounts. */
function describeTimes(mounts: BuiltAppResult['seen']['mounts']): string {
  if (mounts.length === 0) return '-'
  const median = (values: readonly number[]): number =>
    values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  return `${median(mounts.map(({ loadMs }) => loadMs))} ms to load and ${median(mounts.map(({ mountMs }) => mountMs))} ms to mount`
}

function describeKits({ app, console, next }: BuiltAppResult['kits']): string {
  const has = `the console has ${console.join(' and ')}`
  const later = next === null ? '' : `, the next one ${next.join(' and ')}`
  return app === null ? 'libraries of its own' : `needs ${app}; ${has}${later}`
}
