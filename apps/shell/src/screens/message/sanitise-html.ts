import createDOMPurify from 'dompurify'

/** The allowed elements of a message: nothing that loads, runs, submits or covers the page. */
const TAGS = (
  'p br div span b strong i em u s small sub sup mark code pre ul ol li dl dt dd blockquote hr ' +
  'h1 h2 h3 h4 h5 h6 table caption thead tbody tfoot tr th td a'
).split(' ')
const ATTRIBUTES = ['href', 'title', 'lang', 'dir', 'colspan', 'rowspan', 'scope']

/** A separate instance, so that its hook affects no other use. */
const purifier = createDOMPurify()

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A' || !node.hasAttribute('href')) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
})

/**
 * A sender's HTML as nodes that are safe to append (SHELL-Q28): an allow-list of tags, links to http and https only,
 * no style, id or event attribute. Nodes, not text: the console's Trusted Types take no markup.
 */
export function sanitiseHtml(html: string): DocumentFragment {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^https?:\/\//i,
    RETURN_DOM_FRAGMENT: true,
  })
}
