import { findMovedFile, isTrustedAddress, isTrustedText } from './trusted-files.ts'

type Policy = {
  createHTML: (text: string) => string
  createScript: (text: string) => string
  createScriptURL: (text: string) => string
}
type PolicyFactory = { defaultPolicy: unknown; createPolicy: (name: 'default', rules: Policy) => unknown }

declare global {
  interface Window {
    /** Absent where the browser does not know Trusted Types. */
    trustedTypes?: PolicyFactory
  }
}

/** Texts that qiankun and its libraries evaluate to find the global object and to detect browser features. */
const CONSTANT_SCRIPTS: ReadonlySet<string> = new Set([
  'window',
  ...['return this', 'return document', 'const { a } = { a: 1 }'].flatMap(functionSources),
])
/** Text that import-html-entry 1.15.2 puts around a sub-app's file in qiankun's speedy sandbox. */
const WRAPPED_START = /^\(function\(\)\{;\(function\(\)\{with\(this\)\{const \{[\w$,]*\}=this;/
const WRAPPED_END = /\n\/\/# sourceURL=\S+\n\}\}\)\.bind\(window\.proxy\)\(\);\}\)$/
/** An end mark is searched only here, so that a large file is not scanned. */
const LONGEST_END = 2500
/** The one element that React makes from a text. */
const REACT_SCRIPT_ELEMENT = '<script></script>'
/** The frame that qiankun puts around a sub-app, with the styles of its files. */
const QIANKUN_WRAPPER = /^<div id="__qiankun_microapp_wrapper_for_\w+__" /
/** Markup that wavesurfer.js puts around its canvases: styles, and elements without a text (docs/decisions/0077). */
const WAVEFORM_FRAME =
  /^\s*<style>[^<]*<\/style>\s*<div class="scroll" part="scroll">\s*<div class="wrapper" part="wrapper">(?:\s*<div class="(\w+)" part="\1"><\/div>){3}\s*<\/div>\s*<\/div>\s*$/
const CONSTANT_MARKUP = [QIANKUN_WRAPPER, WAVEFORM_FRAME]

/** Makes markup of a library safe to insert. */
export type SanitiseMarkup = (markup: string) => string

/** Set while an app of another team is mounted, whose libraries may set markup. */
const sanitisers = new Set<SanitiseMarkup>()
let isSanitising = false

/** From now on markup is sanitised instead of refused. Returns the end of that. */
export function sanitiseMarkup(sanitise: SanitiseMarkup): () => void {
  const own: SanitiseMarkup = (markup) => sanitise(markup)
  sanitisers.add(own)
  return () => {
    sanitisers.delete(own)
  }
}

/** A sanitiser parses the markup, which is itself a use of this policy: the text that it parses passes as it is. */
function sanitised(text: string): string | null {
  if (isSanitising) return text
  const [sanitise] = sanitisers
  if (sanitise === undefined) return null
  isSanitising = true
  try {
    return sanitise(text)
  } finally {
    isSanitising = false
  }
}

/**
 * Sets the policy for every text that becomes code: only texts verified by a manifest, and the few constants above.
 * Enforced where the server sends `require-trusted-types-for 'script'`.
 */
export function installTrustedTypes(): void {
  const factory = window.trustedTypes
  if (factory === undefined || factory.defaultPolicy != null) return
  factory.createPolicy('default', policy)
}

export const policy: Policy = {
  createHTML(text) {
    if (text === REACT_SCRIPT_ELEMENT || !/<[a-z!/?]/i.test(text)) return text
    if (CONSTANT_MARKUP.some((pattern) => pattern.test(text))) return text
    const safe = sanitised(text)
    if (safe !== null) return safe
    throw new TypeError(`Refused markup: ${text.slice(0, 80)}`)
  },
  createScript(text) {
    if (CONSTANT_SCRIPTS.has(text) || isTrustedText(unwrapped(text) ?? '')) return text
    throw new TypeError(`Refused script text: ${text.slice(0, 80)}`)
  },
  createScriptURL(text) {
    if (isTrustedAddress(text)) return text
    const moved = findMovedFile(text)
    if (moved !== null) return moved
    throw new TypeError(`Refused script address: ${text.slice(0, 200)}`)
  },
}

/** The file's own text inside the wrapping; null when it is not wrapped that way. */
function unwrapped(text: string): string | null {
  const start = WRAPPED_START.exec(text)?.[0].length
  const end = WRAPPED_END.exec(text.slice(-LONGEST_END))?.[0].length
  if (start === undefined || end === undefined || start + end > text.length) return null
  return text.slice(start, text.length - end)
}

/**
 * Texts that `new Function(body)` passes to a policy: the source text that ECMAScript prescribes, which Chromium puts in
 * parentheses.
 */
function functionSources(body: string): string[] {
  const source = `function anonymous(\n) {\n${body}\n}`
  return [source, `(${source})`]
}
