import axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import * as z from 'zod'

/** A finding of axe. */
export type Finding = { rule: string; impact: string; help: string; elements: number }

/** Elements of the app in the page that it is in: its own document for a frame. */
export type AppRoot = { frame: Frame | Page; selector: string }

const axeResults = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      impact: z.string().nullish(),
      help: z.string(),
      nodes: z.array(z.unknown()),
    }),
  ),
})
/** Rules about a whole page, which the app is a part of. */
const PAGE_RULES = [
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'document-title',
  'html-has-lang',
  'bypass',
]

/** Runs axe over what the app has drawn. */
export async function findViolations({ frame, selector }: AppRoot): Promise<Finding[]> {
  // The policy of the page does not hold for what the browser itself evaluates.
  await frame.evaluate(axe.source)
  const rules = Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }]))
  const run = `axe.run(document.querySelector(${JSON.stringify(selector)}), ${JSON.stringify({ rules, resultTypes: ['violations'] })})`
  const { violations } = axeResults.parse(await frame.evaluate(run))
  return violations.map(({ id, impact, help, nodes }) => ({
    rule: id,
    impact: impact ?? 'minor',
    help,
    elements: nodes.length,
  }))
}

/** Texts that people read or hear in the app, without those that the app marks as not to be translated (`translate="no"`). */
export async function readTexts({ frame, selector }: AppRoot): Promise<string[]> {
  return z
    .array(z.string())
    .parse(await frame.evaluate(`(${collectTexts.toString()})(${JSON.stringify(selector)})`))
}

/** Runs in the page. */
function collectTexts(selector: string): string[] {
  const found = new Set<string>()
  const visit = (element: Element): void => {
    if (element.matches('head, script, style, [translate="no"]')) return
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      const value = element.getAttribute(name)?.trim()
      if (value) found.add(value)
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) found.add(node.textContent.trim())
      if (node instanceof Element) visit(node)
    }
  }
  // The page around the app is not to be translated by browsers: its own mark counts for nothing.
  for (const child of document.querySelector(selector)?.children ?? []) visit(child)
  return [...found]
}
