import { createReadStream } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  account,
  dialled,
  foldText,
  foldWithRanges,
  ingest,
  label,
  savedView,
  typedText,
} from '@console/contracts'
import {
  compileRegex,
  countStates,
  countWords,
  FoldedText,
  parseExpression,
  tokenize,
} from '@console/label-engine'
import { MAX_FRAME_BYTES } from '@console/realtime'
import { repeated, testGrowth, type Reader } from '../../../packages/testing/src/growth.ts'
import { readFrame } from '../../src/gateway/connection/read-frame.ts'
import { findModuleSyntax } from '../../src/modules/apps/sub-app/source/classic-script.ts'
import { readText } from '../../src/modules/apps/sub-app/source/file-text.ts'
import { readHtmlEntry } from '../../src/modules/apps/sub-app/source/html-entry.ts'
import { replacePageAddresses } from '../../src/modules/apps/sub-app/source/page-addresses.ts'
import { findNamedFiles } from '../../src/modules/apps/sub-app/source/script-files.ts'
import { findStyleAddresses } from '../../src/modules/apps/sub-app/source/style-addresses.ts'
import { isWholeContainer } from '../../src/modules/calls/recording/sound-container.ts'
import { WAV_HEAD_BYTES, wavLength } from '../../src/modules/calls/recording/wav-length.ts'
import { withoutWords } from '../../src/modules/identity/account/without-words.ts'
import { isWithinPixelLimits } from '../../src/modules/identity/company/image-pixels.ts'
import { svgProblem } from '../../src/modules/identity/company/svg-check.ts'
import { isCommonPassword } from '../../src/modules/identity/session/common-passwords.ts'
import { describeUserAgent } from '../../src/modules/identity/session/describe-user-agent.ts'
import { textOfHtml } from '../../src/modules/messaging/message/text-of-html.ts'
import { toStoredFileName } from '../../src/modules/projects/file/file-name.ts'
import { readVerdict } from '../../src/modules/review/prompt-label/verdict.ts'
import { detectMediaType } from '../../src/platform/files/media-type.ts'
import { MAX_BODY_BYTES, MAX_JSON_VALUES } from '../../src/platform/http/body-parsers.ts'
import { parseByteRange } from '../../src/platform/http/byte-range.ts'
import { hasMoreValues } from '../../src/platform/http/json-values.ts'
import { MAX_ADDRESS_CHARACTERS, MAX_HEADER_BYTES } from '../../src/platform/http/oversized-request.ts'
import { toRequestId } from '../../src/platform/http/request-log.ts'
import { wholeForm } from '../../src/platform/http/whole-form.ts'
import { emptyAnswer, MAX_ANSWER_BYTES, readStream } from '../../src/platform/language-model/read-stream.ts'
import { parseAcceptLanguage } from '../../src/platform/messages/text.ts'
import { readCsv } from '../../src/platform/tables/read-csv.ts'
import { readXml } from '../../src/platform/tables/read-xml.ts'
import { pageOfAddress } from '../../src/platform/web/page-of-address.ts'

const LOGO_BYTES = 2_000_000
const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`
const logo = (name: string, inner: (count: (unit: string) => string) => string): Reader => [
  `a logo of ${name}`,
  LOGO_BYTES,
  (length) => svgProblem(drawing(inner((unit) => unit.repeat(length / unit.length)))),
]
const html = (unit: string): Reader => [
  `HTML of ${unit}`,
  262_144,
  (length) => textOfHtml(unit.repeat(length / unit.length)),
]
const verdict = (name: string, text: (length: number) => string): Reader => [
  `a verdict of ${name}`,
  262_144,
  (length) => readVerdict(text(length), new Set([1])),
]

/** Two classes of marks in turn, which have to be put in order. */
const marks = repeated('\u0301\u0327')
const mark = { person: 1, row: 1, column: 'search' }
const viewOf =
  (unit: string, begin = '') =>
  (length: number) =>
    savedView.searchProblem(`?a=${begin}${repeated(unit)(length)}`)
const jsonOf = (unit: string) => (length: number) => {
  const json = `[${repeated(unit)(length)}0]`
  return hasMoreValues(json, MAX_JSON_VALUES) ? null : JSON.parse(json)
}
const FIELD = 'content-disposition: form-data; name="a"\r\n'
const FILE = 'content-disposition: form-data; name="a"; filename="a"\r\n'
const formWith = (parts: string) =>
  wholeForm(Buffer.from(`${parts}--x--\r\n`), 'multipart/form-data; boundary=x')
const formOf = (part: string) => (length: number) => formWith(repeated(`--x\r\n${part}\r\n\r\n`)(length))
const frameOf = (unit: readonly number[]) => (length: number) =>
  readFrame(Buffer.alloc(length, Buffer.from(unit)), { isBinary: true, idCharacters: 64 })
const streamOf = (unit: string) => (length: number) =>
  readStream(Readable.from([Buffer.from(repeated(unit)(length))]), {
    answer: emptyAnswer(),
    onBytes: () => undefined,
  }).catch(() => null)
function wav(length: number): Buffer {
  const head = Buffer.alloc(length, 'a\0\0\0\0\0\0\0', 'latin1')
  head.write('RIFF\0\0\0\0WAVE', 'latin1')
  return head
}
const soundOf = (type: 'audio/mpeg' | 'audio/mp4', unit: Buffer) => (length: number) => {
  const content = Buffer.alloc(length, unit)
  return isWholeContainer(type, {
    bytes: length,
    read: ({ start, end } = { start: 0, end: length - 1 }) =>
      Readable.from([content.subarray(start, end + 1)]),
  })
}
const imageOf = (unit: readonly number[]) => (length: number) =>
  isWithinPixelLimits(Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(length, Buffer.from(unit))]))
const xmlOf = (unit: string) => (length: number) =>
  Readable.from(
    readXml(Readable.from([Buffer.from(`<x>${repeated(unit)(length)}`)]), { open: () => undefined }),
  )
    .toArray()
    .catch(() => null)
async function typeOf(content: Buffer) {
  const file = join(await mkdtemp(join(tmpdir(), 'type-')), 'file')
  await writeFile(file, content)
  return detectMediaType(createReadStream(file))
}
const csvOf = (unit: string) => (length: number) =>
  Readable.from(readCsv(Buffer.from(repeated(unit)(length))))
    .toArray()
    .catch(() => null)

const ofApp = (name: string, unit: string, read: (text: string) => unknown): Reader => [
  `an app with ${name}`,
  1_048_576,
  (length) => {
    try {
      return read(repeated(unit)(length))
    } catch {
      return null
    }
  },
]
const page = (html: string) => readHtmlEntry(html, 'https://a.example/')
const frame = (html: string) => replacePageAddresses(html, 'https://a.example/', new Map())

const readers: Reader[] = [
  ofApp('names of files', '"a.js",', findNamedFiles),
  ofApp('texts that are nearly files', '"aaaaaaaaa/', findNamedFiles),
  ofApp('tables of chunks', '.u=e=>({1:', findNamedFiles),
  ofApp('functions within each other', '.u=(', findNamedFiles),
  ofApp('blanks where a name is expected', '.u =  ', findNamedFiles),
  ofApp('chunks that are loaded', '.e(1)', findNamedFiles),
  ofApp('calls of a script of contributions', 'a(1);', findModuleSyntax),
  ofApp('parameters that may be expressions', '(a=', findModuleSyntax),
  ofApp('the one import after all', 'a;', (text) => findModuleSyntax(`${text}import 'a'`)),
  ofApp('pictures', '<img src=a>', page),
  ofApp('sizes of a picture', 'a 1x, ', (sizes) => frame(`<img srcset="${sizes}">`)),
  ofApp('pictures in an attribute', 'url(a)', (style) => frame(`<p style="${style}">`)),
  ofApp('data that has no comma', 'data:', (href) => page(`<link rel=stylesheet href="${href}">`)),
  ofApp('words of rel', 'a ', (rel) => page(`<link rel="${rel}" href=a>`)),
  ofApp('encodings', '<meta charset', (text) => readText(Buffer.from(`\xff${text}`, 'latin1'))),
  ofApp('addresses in a style', 'url(a)', findStyleAddresses),
  ofApp('addresses that do not end', 'url("a', findStyleAddresses),
  ofApp('imports', '@import "', findStyleAddresses),
  ofApp('elements', '<a>', page),
  ofApp('attributes', '<a b=c ', page),
  ofApp('scripts', '<script>x</script>', page),
  ofApp('styles within bodies', '<body><style>', page),
  ofApp('pictures', '<img src=a>', frame),
  ofApp('comments', '<!--', page),
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
  ['a file name of dots', 65_536, (length) => toStoredFileName(`${'. '.repeat(length / 2)}x`)],
  ['the words of a sentence', 65_536, (length) => countWords('a\u0301好'.repeat(length / 3))],
  ['a folded sentence', 65_536, (length) => new FoldedText('e\u0301\u200b'.repeat(length / 3))],
  ['a folded text', 65_536, (length) => foldText('\ufe0f'.repeat(length))],
  ['a folded text with its ranges', 65_536, (length) => foldWithRanges('\u0301'.repeat(length))],
  ['states of open groups', label.MAX_REGEX_CHARACTERS, (length) => countStates('('.repeat(length))],
  ['states of digits', label.MAX_REGEX_CHARACTERS, (length) => countStates(`{${'1'.repeat(length)}`)],
  ['states of open classes', label.MAX_REGEX_CHARACTERS, (length) => countStates('['.repeat(length))],
  ['an expression', label.MAX_REGEX_CHARACTERS, (length) => compileRegex('(a|b)'.repeat(length / 5))],
  ['tokens of an expression', 10_000, (length) => tokenize(repeated('A&&')(length))],
  [
    'an expression of negations',
    10_000,
    (length) => parseExpression(repeated('!')(length), { maxCharacters: length }),
  ],
  [
    'an expression of letters',
    10_000,
    (length) => parseExpression(`${repeated('A||')(length)}A`, { maxCharacters: length + 1 }),
  ],

  ['a folded text of marks', MAX_BODY_BYTES, (length) => foldText(`a${marks(length)}`)],
  ['the ranges of a text of marks', MAX_BODY_BYTES, (length) => foldWithRanges(`a${marks(length)}`)],
  ['a number of marks', MAX_BODY_BYTES, (length) => dialled(`1${marks(length)}`)],
  ['a number of ligatures', MAX_BODY_BYTES, (length) => dialled(repeated('\ufdfa')(length))],
  ['a name of joiners', MAX_BODY_BYTES, (length) => typedText().parse(repeated('a\u200d')(length))],
  ['a name of selectors', MAX_BODY_BYTES, (length) => typedText().parse(repeated('\ufe0f')(length))],
  ['a name with blanks', MAX_BODY_BYTES, (length) => typedText().parse(`x${' '.repeat(length)}x`)],
  ['a password', MAX_BODY_BYTES, (length) => isCommonPassword(repeated('ab ')(length))],
  [
    'texts with the name of somebody who is erased',
    MAX_BODY_BYTES,
    (length) => withoutWords([repeated('%2')(length), repeated('ann')(length)], ['ann', 'a'], mark),
  ],

  ['a query of escapes', 65_536, viewOf('%25')],
  ['a query that is encoded again and again', 65_536, viewOf('25', '%')],
  ['a query of blanks', 65_536, viewOf('+')],
  ['a query of values', 65_536, viewOf('a=:&')],
  ['an address', MAX_ADDRESS_CHARACTERS, (length) => pageOfAddress([], repeated('/a')(length))],
  ['languages', MAX_HEADER_BYTES, (length) => parseAcceptLanguage(repeated('a;q=0,')(length))],
  ['a range of bytes', MAX_HEADER_BYTES, (length) => parseByteRange(`bytes=${'1'.repeat(length)}`, 10)],
  ['a trace', MAX_HEADER_BYTES, (length) => toRequestId({ traceparent: repeated('00-')(length) })],
  ['a browser of versions', MAX_HEADER_BYTES, (length) => describeUserAgent(repeated('Version/1 ')(length))],
  ['a browser of blanks', MAX_HEADER_BYTES, (length) => describeUserAgent(`Mozilla${' '.repeat(length)}`)],
  ['a browser of systems', MAX_HEADER_BYTES, (length) => describeUserAgent(repeated('android ')(length))],

  ['JSON of lists', ingest.MAX_BATCH_BYTES, jsonOf('[],')],
  ['JSON of numbers', ingest.MAX_BATCH_BYTES, jsonOf('1,')],
  ['JSON of texts', ingest.MAX_BATCH_BYTES, jsonOf('"",')],
  ['JSON of escapes', ingest.MAX_BATCH_BYTES, (length) => hasMoreValues(`"${repeated('\\"')(length)}`, 1)],
  ['a form of fields', account.IMPORT_MAX_BYTES, formOf(FIELD)],
  ['a form of files', account.IMPORT_MAX_BYTES, formOf(FILE)],
  ['a form of heads', account.IMPORT_MAX_BYTES, formOf(`${FIELD}${'a: b\r\n'.repeat(1000)}`)],
  [
    'a file of boundaries',
    account.IMPORT_MAX_BYTES,
    (length) => formWith(`--x\r\n${FILE}\r\n${repeated('\r\n--y')(length)}\r\n`),
  ],
  ['a frame of messages', MAX_FRAME_BYTES, frameOf([0x3a, 0])],
  ['a frame of unknown fields', MAX_FRAME_BYTES, frameOf([0x82, 0x03, 0])],
  ['a frame of groups', MAX_FRAME_BYTES, frameOf([0xa3, 0x01])],
  [
    'an answer of a model in pieces',
    MAX_ANSWER_BYTES,
    streamOf('data: {"choices":[{"delta":{"content":"a"}}]}\n\n'),
  ],
  ['an answer of a model of lines', MAX_ANSWER_BYTES, streamOf('data: a\n')],
  ['an answer of a model of line ends', MAX_ANSWER_BYTES, streamOf('\r')],

  ['a sound of chunks', WAV_HEAD_BYTES, (length) => wavLength(wav(length), length)],
  ['a sound of frames', 65_536, soundOf('audio/mpeg', Buffer.from([0xff, 0xfb, 0x90, 0x00]))],
  ['a film of boxes', 65_536, soundOf('audio/mp4', Buffer.from('\0\0\0\bfree', 'latin1'))],
  ['an image of nothing', LOGO_BYTES, imageOf([0])],
  ['an image of segments', LOGO_BYTES, imageOf([0xff, 0xe1, 0, 2])],
  ['the type of zeros', 8_388_608, (length) => typeOf(Buffer.alloc(length))],
  [
    'the type of an archive',
    8_388_608,
    (length) => typeOf(Buffer.alloc(length, `PK\u0003\u0004${'\0'.repeat(26)}`, 'latin1')),
  ],
  ['a workbook of elements', 1_048_576, xmlOf('<a>')],
  ['a workbook of entities', 1_048_576, xmlOf('&amp;')],
  ['a workbook of attributes', 1_048_576, xmlOf('<a b="" ')],
  ['a table of quotes', 1_048_576, csvOf('"')],
  ['a table of quoted cells', 1_048_576, csvOf('"a""b",')],
  ['a table of cells', 1_048_576, csvOf(',')],
  ['a table of lines', 131_072, csvOf('a\n')],
  ['a table of line ends', 131_072, csvOf('\r')],
]

testGrowth(readers)
