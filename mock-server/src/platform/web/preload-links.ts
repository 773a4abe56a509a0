import type { documents } from '@console/contracts'
import type { BuiltDocuments } from './built-documents.ts'
import type { AppPage } from './page-of-address.ts'

type Part = NonNullable<documents.SubAppManifest['parts']>[string]
type Kind = 'script' | 'style' | 'fetch'
type File = { url: string; as: Kind; integrity?: string; hasLowPriority?: boolean }

/** Those that are there with the frame: `core` is the page's own scripts. */
const WITH_FRAME: readonly documents.KitTier[] = ['core', 'frame']

/**
 * Hints for the files of a signed-in page, in the order in which they are needed: what draws the frame around a page, and behind it,
 * at low priority, what draws the page itself. Each is requested like the console does it later, else the browser would load
 * it twice: the kit's tiers with their hashes, an app's own files by `fetch`.
 */
export function preloadLinks({ kit, shell, manifests }: BuiltDocuments, page: AppPage | null): string {
  const manifest = page === null ? undefined : manifests.get(page.entry.entry)
  const filesOfTier = (tier: documents.KitTier): File[] =>
    (kit?.tiers[tier] ?? []).map((file) => ({ ...file, as: 'script' }))
  const ofFrame = [
    ...filesOfTier('frame'),
    ...(shell?.signedIn ?? []).map(ofShell),
    ...(manifest === undefined ? [] : (shell?.subApps ?? []).map(ofShell)),
  ]
  const tiersOfPage = new Set(page?.route.tiers ?? manifest?.tiers ?? [])
  for (const tier of WITH_FRAME) tiersOfPage.delete(tier)
  const ofPage = [
    ...[...tiersOfPage].flatMap(filesOfTier),
    ...(manifest === undefined ? [] : filesOfApp(manifest, page)),
    ...filesOfPart(manifest?.parts?.[page?.route.component ?? ''], filesOfTier),
  ]
  return [...ofFrame, ...ofPage.map(atLowPriority)].map(toLink).join('')
}

function filesOfApp({ scripts, styles, pages }: documents.SubAppManifest, page: AppPage | null): File[] {
  const ofPage = pages?.[page?.route.component ?? ''] ?? []
  return [...[...scripts, ...styles].map(({ url }): File => ({ url, as: 'fetch' })), ...ofPage.map(ofApp)]
}

/** Charts, for example: drawn when the page is there, and so after everything else over the line. */
function filesOfPart(part: Part | undefined, filesOfTier: (tier: documents.KitTier) => File[]): File[] {
  return part === undefined ? [] : [...filesOfTier(part.tier), ...part.files.map(ofApp)]
}

function atLowPriority(file: File): File {
  return { ...file, hasLowPriority: true }
}

function ofApp(url: string): File {
  return { url, as: url.endsWith('.css') ? 'style' : 'fetch' }
}

function ofShell(url: string): File {
  return { url, as: url.endsWith('.css') ? 'style' : 'script' }
}

function toLink({ url, as, integrity, hasLowPriority = false }: File): string {
  const attributes = [
    `rel="preload"`,
    `as="${as}"`,
    `href="${escaped(url)}"`,
    ...(integrity === undefined ? [] : [`integrity="${escaped(integrity)}"`]),
    ...(hasLowPriority ? ['fetchpriority="low"'] : []),
    ...(as === 'fetch' || integrity !== undefined ? ['crossorigin="anonymous"'] : []),
  ]
  return `<link ${attributes.join(' ')}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
