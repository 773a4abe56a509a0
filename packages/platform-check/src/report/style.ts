/** Colours follow the reader's own choice of light or dark. */
export const STYLE = `
  :root { color-scheme: light dark; --ok: light-dark(#1a6d35, #6cd28a); --fault: light-dark(#a8071a, #ff8f8f); --quiet: light-dark(#595959, #a6a6a6); --line: light-dark(#d9d9d9, #434343) }
  body { margin: 0; font: 14px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
  main { max-width: 1600px; margin: 0 auto; padding: 24px }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px }
  dd { margin: 0; overflow-wrap: anywhere }
  dt, small, .untried { color: var(--quiet) }
  small { display: block }
  table { display: block; overflow-x: auto; border-collapse: collapse }
  th, td { border-bottom: 1px solid var(--line); padding: 4px 8px; text-align: left; vertical-align: top; overflow-wrap: anywhere }
  td:last-child { min-width: 14em }
  th, code, .ok, .untried { white-space: nowrap }
  abbr { text-decoration: none; cursor: help }
  .ok, .whole, .documented { color: var(--ok) }
  .faults { color: var(--fault) }
`
