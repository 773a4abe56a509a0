import { foldText, foldWithRanges, label } from '@console/contracts'
import { compileRegex, countStates, countWords, FoldedText } from '@console/label-engine'
import { expect, test } from 'vitest'
import { svgProblem } from '../../src/modules/identity/company/svg-check.ts'
import { readVerdict } from '../../src/modules/labels/prompt-label/verdict.ts'
import { textOfHtml } from '../../src/modules/messaging/message/text-of-html.ts'
import { fileNameOf } from '../../src/modules/projects/file/file-name.ts'

/** Time that this thread worked: what else the machine does is not in it. */
function workedMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** As fine as a thread's time is measured. */
const FLOOR_MS = 8
const TRIES = 3
/** The growth of a doubling. */
const MOST_GROWTH = 2.5
const SMALLEST = 1024

type Bounded = [what: string, limit: number, read: (length: number) => unknown]

const LOGO_BYTES = 2_000_000
const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`
const logo = (name: string, inner: (count: (unit: string) => string) => string): Bounded => [
  `a logo of ${name}`,
  LOGO_BYTES,
  (length) => svgProblem(drawing(inner((unit) => unit.repeat(length / unit.length)))),
]
const html = (unit: string): Bounded => [
  `HTML of ${unit}`,
  262_144,
  (length) => textOfHtml(unit.repeat(length / unit.length)),
]
const verdict = (name: string, text: (length: number) => string): Bounded => [
  `a verdict of ${name}`,
  262_144,
  (length) => readVerdict(text(length), new Set([1])),
]

const bounded: Bounded[] = [
  logo('selectors', (of) => `<style>${of('a,')}</style>`),
  logo('comments that do not end', (of) => `<style>${of('/*')}</style>`),
  logo(
    'rules',
    (of) => `<clipPath id="a"/><style>${of('.a{fill:url(#a)}')}</style>${'<g class="a b"/>'.repeat(4000)}`,
  ),
  logo(
    'classes that are used again',
    (of) => `<g id="x" class="${of('a ')}"/>${'<use href="#x"/>'.repeat(4000)}`,
  ),
  logo('blanks in a reference', (of) => `<g fill="url(${of(' ')}"/>`),
  logo('references', (of) => `<g fill="${of('url(#')}"/>`),
  logo('elements within each other', (of) => of('<g>')),
  logo('entities', (of) => `<text>${of('&amp;')}</text>`),
  logo('markup comments', (of) => of('<!---->')),
  logo('text in a style', (of) => `<style>${of('<g>x</g>')}</style>`),
  verdict('newlines after a fence', (length) => `\`\`\`${'\n'.repeat(length)}x`),
  verdict('newlines before a fence', (length) => `\`\`\`json\n${'\n'.repeat(length)}\`\`\`x`),
  verdict('blanks', (length) => `${' '.repeat(length)}x`),
  verdict('thoughts', (length) => '<think>'.repeat(length / 7)),
  html('<'),
  html('<script'),
  html('<script>'),
  html('<a '),
  html('&#1'),
  ['a file name of dots', 65_536, (length) => fileNameOf(`${'. '.repeat(length / 2)}x`)],
  ['the words of a sentence', 65_536, (length) => countWords('a\u0301好'.repeat(length / 3))],
  ['a folded sentence', 65_536, (length) => new FoldedText('e\u0301\u200b'.repeat(length / 3))],
  ['a folded text', 65_536, (length) => foldText('\ufe0f'.repeat(length))],
  ['a folded text with its ranges', 65_536, (length) => foldWithRanges('\u0301'.repeat(length))],
  ['states of open groups', label.MAX_REGEX_CHARACTERS, (length) => countStates('('.repeat(length))],
  ['states of digits', label.MAX_REGEX_CHARACTERS, (length) => countStates(`{${'1'.repeat(length)}`)],
  ['states of open classes', label.MAX_REGEX_CHARACTERS, (length) => countStates('['.repeat(length))],
  ['an expression', label.MAX_REGEX_CHARACTERS, (length) => compileRegex('(a|b)'.repeat(length / 5))],
]

test.each(bounded)(
  'the work for %s grows with its length: at most 2.5 times for each doubling',
  (_, limit, read) => {
    read(SMALLEST)
    // Three doublings: what grows with the square takes 64 times as long.
    const mostMs =
      Math.max(
        FLOOR_MS,
        workedMs(() => read(limit / 8)),
      ) *
      MOST_GROWTH ** 3
    const times: number[] = []
    while (times.length < TRIES && !times.some((time) => time <= mostMs))
      times.push(workedMs(() => read(limit)))
    expect(Math.min(...times)).toBeLessThanOrEqual(mostMs)
  },
)
