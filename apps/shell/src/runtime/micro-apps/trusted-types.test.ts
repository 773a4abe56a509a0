import { describe, expect, test, vi } from 'vitest'
import { leadToFolder, trustManifest, trustText } from './trusted-files.ts'
import { installTrustedTypes, policy, sanitiseMarkup } from './trusted-types.ts'

const FILE = 'http://console.test/console/assets/audit/2.5.0/index.js'
const text = 'window.audit = { mount() {} }\n// é'

/** As import-html-entry 1.15.2 hands it to `eval` in the speedy sandbox. */
function wrapped(code: string, sourceUrl = FILE): string {
  return `(function(){;(function(){with(this){const {Array,Object,_x}=this;${code}\n//# sourceURL=${sourceUrl}\n}}).bind(window.proxy)();})`
}

test('the text of a verified file passes as wrapped by the sandbox', () => {
  trustText(FILE, text)
  expect(policy.createScript(wrapped(text))).toBe(wrapped(text))
})

test.each([
  ['a text that is not trusted', wrapped('alert(1)')],
  ['a trusted text with something after it', wrapped(`${text};alert(1)`)],
  ['a trusted text with something before it', wrapped(`alert(1);${text}`)],
  ['a trusted text bare', text],
  ['code instead of a name', wrapped(text).replace('_x', '_x=alert(1)')],
  ['code instead of the address', wrapped(text, 'x\nalert(1)')],
  ['an empty text', ''],
  ['any other function, as Chromium words it', '(function anonymous(\n) {\nreturn document.cookie\n})'],
  [
    'any other function, as Firefox and WebKit word it',
    'function anonymous(\n) {\nreturn document.cookie\n}',
  ],
  ['a known function that is called at once', '(function anonymous(\n) {\nreturn document\n})()'],
])('%s is refused', (_, code) => {
  trustText(FILE, text)
  expect(() => policy.createScript(code)).toThrow(TypeError)
})

/** Wording of `new Function(body)` in each engine, as a policy receives it. */
const functionTexts = {
  Chromium: (body: string) => `(function anonymous(\n) {\n${body}\n})`,
  Firefox: (body: string) => `function anonymous(\n) {\n${body}\n}`,
  WebKit: (body: string) => `function anonymous(\n) {\n${body}\n}`,
}

describe.each(Object.entries(functionTexts))('in %s', (_, textOf) => {
  test.each(['return this', 'return document', 'const { a } = { a: 1 }'])(
    'the function %j, by which the libraries know the browser, passes',
    (body) => {
      expect(policy.createScript(textOf(body))).toBe(textOf(body))
    },
  )
})

test('the expression by which qiankun finds the window passes', () => {
  expect(policy.createScript('window')).toBe('window')
})

test('scripts come from the console itself only', () => {
  expect(policy.createScriptURL('/console/assets/shell/2.5.0/async/3.js')).toContain('/console/assets/')
  expect(() => policy.createScriptURL('https://elsewhere.example/x.js')).toThrow(TypeError)
  expect(() => policy.createScriptURL('data:text/javascript,alert(1)')).toThrow(TypeError)
})

test('markup passes only as plain text and as the container of a sub-app', () => {
  expect(policy.createHTML('.a > .b{color:red}')).toBe('.a > .b{color:red}')
  const frame = '<div id="__qiankun_microapp_wrapper_for_audit__" data-name="audit"><div></div></div>'
  expect(policy.createHTML(frame)).toBe(frame)
  expect(() => policy.createHTML('<img src=x onerror=alert(1)>')).toThrow(TypeError)
})

/** As wavesurfer.js 8.0.1 hands it over. */
const waveform = (style: string, parts = '<div class="progress" part="progress"></div>') => `
      <style>${style}</style>

      <div class="scroll" part="scroll">
        <div class="wrapper" part="wrapper">
          <div class="canvases" part="canvases"></div>
          ${parts}
          <div class="cursor" part="cursor"></div>
        </div>
      </div>
    `

test('the frame of a waveform passes, and nothing else inside it', () => {
  const frame = waveform(':host .canvases > div { position: relative; }')
  expect(policy.createHTML(frame)).toBe(frame)
  expect(() => policy.createHTML(waveform('</style><img src=x onerror=alert(1)><style>'))).toThrow(TypeError)
  expect(() => policy.createHTML(waveform('', '<script>alert(1)</script>'))).toThrow(TypeError)
  expect(() => policy.createHTML(`${waveform('')}<img src=x onerror=alert(1)>`)).toThrow(TypeError)
  expect(() => policy.createHTML(waveform('', '<div class="x" part="x" onclick="alert(1)"></div>'))).toThrow(
    TypeError,
  )
})

test('markup of an app of another team is sanitised while it is mounted, and what the sanitiser parses passes', () => {
  const seen: string[] = []
  const end = sanitiseMarkup((markup) => {
    // A sanitiser parses by the same policy.
    seen.push(policy.createHTML(markup))
    return markup.replace(/<img.*?>/, '')
  })
  expect(policy.createHTML('<p>a<img src=x onerror=alert(1)></p>')).toBe('<p>a</p>')
  expect(seen).toEqual(['<p>a<img src=x onerror=alert(1)></p>'])
  expect(policy.createHTML('plain')).toBe('plain')
  expect(seen).toHaveLength(1)
  const failing = sanitiseMarkup(() => {
    throw new Error('not loaded')
  })
  end()
  expect(() => policy.createHTML('<b>a</b>')).toThrow('not loaded')
  failing()
  expect(() => policy.createHTML('<b>a</b>')).toThrow(/^Refused markup/)
})

test('unknown script text stays refused while markup is sanitised', () => {
  const end = sanitiseMarkup((markup) => markup)
  expect(() => policy.createScript('alert(1)')).toThrow(TypeError)
  expect(() => policy.createScriptURL('https://elsewhere.example/x.js')).toThrow(TypeError)
  end()
})

test('a script whose address its build has fixed is led to the folder in the console', () => {
  const publicPath = `${window.location.origin}/console/app-files/moved/1/`
  trustManifest(
    {
      module: 'moved',
      version: '1',
      kitMajor: null,
      tiers: [],
      publicPath,
      scripts: [],
      styles: [],
      chunks: { [`${publicPath}js/1.js`]: 'sha256-x' },
    },
    { isRegistered: true },
  )
  expect(() => policy.createScriptURL('/shop/js/1.js')).toThrow(TypeError)
  const end = leadToFolder({ sourceFolder: '/shop/', publicPath })
  expect(policy.createScriptURL('/shop/js/1.js?v=2')).toBe(`${publicPath}js/1.js?v=2`)
  expect(() => policy.createScriptURL('/shop/js/2.js')).toThrow(TypeError)
  expect(() => policy.createScriptURL('https://elsewhere.example/shop/js/1.js')).toThrow(TypeError)
  end()
  expect(() => policy.createScriptURL('/shop/js/1.js')).toThrow(TypeError)
})

test('the policy is set once, and not at all where the browser has none', () => {
  installTrustedTypes()
  const factory = {
    defaultPolicy: null as unknown,
    createPolicy: vi.fn<(name: string, rules: unknown) => void>(),
  }
  window.trustedTypes = factory
  installTrustedTypes()
  factory.defaultPolicy = {}
  installTrustedTypes()
  expect(factory.createPolicy).toHaveBeenCalledExactlyOnceWith('default', policy)
  delete window.trustedTypes
})
