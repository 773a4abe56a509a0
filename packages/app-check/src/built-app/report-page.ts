import type { BuiltAppResult } from './built-app-result.ts'
import { describeFigures } from './describe-check.ts'

/** A page that says what a check found: one file, without scripts. */
export function writeReportPage(result: BuiltAppResult, at: Date): string {
  const { module, trust, passes, findings, seen } = result
  const row = (cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`
  const title = `${module} ${passes ? 'passes' : 'fails'}`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escape(title)}</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { max-width: 960px; margin: 32px auto; padding: 0 16px; }
  table { border-collapse: collapse; width: 100%; }
  td, th { text-align: start; padding: 4px 12px 4px 0; border-bottom: 1px solid color-mix(in srgb, currentcolor 20%, transparent); vertical-align: top; }
  .result { font-weight: 600; }
</style>
<h1>${escape(module)}</h1>
<p class="result">${passes ? 'Passes' : 'Fails'} as ${escape(trust)}, ${escape(at.toISOString().slice(0, 16).replace('T', ' '))} UTC</p>
<h2>Findings</h2>
${
  findings.length === 0
    ? '<p>None.</p>'
    : `<table>${findings.map(({ level, about, text }) => row([level === 'error' ? 'Fails' : 'Note', about, text])).join('\n')}</table>`
}
<h2>Figures</h2>
<table>${describeFigures(result)
    .map(({ name, value }) => row([name, value]))
    .join('\n')}</table>
<h2>Mounts</h2>
<table><tr><th>Mount</th><th>Load, ms</th><th>Mount, ms</th></tr>
${seen.mounts.map(({ loadMs, mountMs }, index) => row([String(index + 1), String(loadMs), String(mountMs)])).join('\n')}</table>
</html>
`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
