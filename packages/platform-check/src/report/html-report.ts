import { addressText } from '../base/contract.ts'
import { ASPECTS, type Finding } from '../base/findings.ts'
import {
  countStates,
  untriedCalls,
  verdictText,
  type CallResult,
  type CheckResult,
  type Fault,
} from '../result.ts'
import { html, markup, type Markup } from './markup.ts'
import { STYLE } from './style.ts'

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
