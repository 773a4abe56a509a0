import { addressText } from '../base/contract.ts'
import { ASPECTS, type Finding } from '../base/findings.ts'
import {
  type CallResult,
  type CheckResult,
  countStates,
  type Fault,
  untriedCalls,
  verdictText,
} from '../result.ts'

/** Marks a text as markup: only for texts that this package wrote. */
const markup = (text: string): Markup => ({ text })

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** Colours follow the reader's own choice of light or dark. */
const STYLE = `
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

const VERDICTS = {
  whole: 'Every call of the contract is as it should be.',
  documented: 'Every documented call is as it should be, and those of ours that the platform names.',
  faults: 'What is below is not as the contract says.',
} as const

/** One page that needs nothing beside it: no script, no picture, no font. */
export function htmlReport(result: CheckResult, at: Date): string {
  const { verdict, calls, faults, address, isWrite, capabilities } = result
  const counts = countStates(calls)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Platform check: ${verdictText(result)}</title>
        <style>
          ${markup(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Platform check: <span class="${verdict}">${verdictText(result)}</span></h1>
          <p>${VERDICTS[verdict]}</p>
          <dl>
            <dt>Address</dt>
            <dd>${address}</dd>
            <dt>Time</dt>
            <dd>${at.toISOString()}</dd>
            <dt>Changes</dt>
            <dd>${isWrite ? 'records were made, changed and removed' : 'nothing was changed'}</dd>
            <dt>Capabilities</dt>
            <dd>${capabilities.length === 0 ? 'none: documented calls only' : capabilities.join(', ')}</dd>
            <dt>Checks</dt>
            <dd>
              ${calls.length} calls: ${counts.ok} checks ok, ${counts.fault} faults, ${counts['not tried']}
              not tried
            </dd>
          </dl>
          ${faultList(faults)} ${leftList(result)} ${untriedList(result)} ${slowestList(result)}
          ${callTable(calls)}
        </main>
      </body>
    </html>`.text
}

function faultList(faults: readonly Fault[]): Markup {
  if (faults.length === 0) return html``
  return html`<h2>Faults</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Call</th>
          <th scope="col">Aspect</th>
          <th scope="col">Sent, came, expected</th>
        </tr>
      </thead>
      <tbody>
        ${faults.map(
          ({ call, aspect, sentence, more }) =>
            html`<tr>
              <td><code>${addressText(call)}</code></td>
              <td>${aspect}</td>
              <td>${sentence}${more === 0 ? '' : ` (and ${more} more)`}</td>
            </tr>`,
        )}
      </tbody>
    </table>`
}

function leftList({ leftBehind }: CheckResult): Markup {
  if (leftBehind.length === 0) return html``
  return html`<h2>Left behind</h2>
    <ul>
      ${leftBehind.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>`
}

function untriedList({ calls }: CheckResult): Markup {
  const untried = untriedCalls(calls)
  if (untried.length === 0) return html``
  return html`<h2>Calls that were not played</h2>
    <ul>
      ${untried.map(
        (one) =>
          html`<li>${one.calls.length}: ${one.reason} (${one.calls.map(({ id }) => id).join(', ')})</li>`,
      )}
    </ul>`
}

function slowestList({ slowest }: CheckResult): Markup {
  return html`<h2>Slowest answers</h2>
    <ol>
      ${slowest.map(
        ({ call, durationMs }) =>
          html`<li><code>${addressText(call)}</code> ${(durationMs / 1000).toFixed(2)} s</li>`,
      )}
    </ol>`
}

function callTable(calls: readonly CallResult[]): Markup {
  return html`<h2>Calls</h2>
    <p>A mark that is neither ok nor a fault says on its title why it was not tried.</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Call</th>
          ${ASPECTS.map((aspect) => html`<th scope="col">${aspect}</th>`)}
          <th scope="col">Requirements</th>
        </tr>
      </thead>
      <tbody>
        ${calls.map(callRow)}
      </tbody>
    </table>`
}

function callRow({ call, findings, requirements }: CallResult): Markup {
  return html`<tr>
    <td>
      <code>${addressText(call)}</code>
      <small>${call.id}${call.documented === true ? ', documented' : ''}</small>
    </td>
    ${ASPECTS.map((aspect) => cell(findings[aspect]))}
    <td>${requirements.length === 0 ? '–' : requirements.join(', ')}</td>
  </tr>`
}

function cell(finding: Finding): Markup {
  if (finding.state === 'ok') return html`<td class="ok">ok</td>`
  if (finding.state === 'fault') return html`<td class="faults" title="${finding.sentence}">fault</td>`
  return html`<td class="untried"><abbr title="${finding.reason}">–</abbr></td>`
}

/** A piece of a page; everything in it is escaped already. */
type Markup = { readonly text: string }

type Part = string | number | Markup | readonly Markup[]

/** Markup with its values escaped, whatever a platform sent. */
function html(pieces: TemplateStringsArray, ...values: readonly Part[]): Markup {
  return markup(pieces.map((piece, index) => piece + toText(values[index] ?? '')).join(''))
}

function toText(value: Part): string {
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value))
  return 'text' in value ? value.text : value.map(({ text }) => text).join('')
}
