import createPurifier, { type Config } from 'dompurify'
import { findMovedFile } from './trusted-files.ts'
import type { SanitiseMarkup } from './trusted-types.ts'

/** Attributes by which lit finds the places of its templates; it removes them before an element is shown. */
const TEMPLATE_MARK = /\$lit\$$/
/** Attributes with addresses of files that a build may have fixed. */
const FILE_ATTRIBUTES: ReadonlySet<string> = new Set(['src', 'href', 'poster'])

const CONFIG: Config = {
  // The page has one policy, the default one, and its headers allow no other.
  TRUSTED_TYPES_POLICY: null,
  RETURN_TRUSTED_TYPE: false,
  // The root is a template: its content is parsed for any place, such as the rows of a table.
  IN_PLACE: true,
  // Comments are where frameworks find their places again.
  ADD_TAGS: ['#comment', 'template'],
  ADD_ATTR: ['target', 'part', 'exportparts'],
  CUSTOM_ELEMENT_HANDLING: {
    tagNameCheck: /^[a-z]\w*-[\w-]*$/,
    attributeNameCheck: /^(?!on)[a-z][\w-]*$/,
    allowCustomizedBuiltInElements: false,
  },
}

/**
 * Removes everything that runs from markup: scripts, handlers, `javascript:` addresses, frames and objects. Loaded with the
 * first app of another team.
 */
export function createSanitiser(): SanitiseMarkup {
  const purifier = createPurifier()
  purifier.addHook('uponSanitizeAttribute', (_element, data) => {
    if (TEMPLATE_MARK.test(data.attrName) && !data.attrName.startsWith('on')) data.forceKeepAttr = true
    if (FILE_ATTRIBUTES.has(data.attrName)) data.attrValue = findMovedFile(data.attrValue) ?? data.attrValue
  })
  return (markup) => {
    // Its content belongs to a document without a window: nothing in it loads or runs.
    const template = document.createElement('template')
    template.innerHTML = markup
    purifier.sanitize(template, CONFIG)
    return template.innerHTML
  }
}
