import type { documents } from '@console/contracts'
import type { BuiltDocuments } from './built-documents.ts'
import type { AppPage } from './page-of-address.ts'

type Part = NonNullable<documents.SubAppManifest['parts']>[string]
type Kind = 'script' | 'style' | 'fetch'
type File = { url: string; as: Kind; integrity?: string; isLate?: boolean }

/**
 * Hints for the files of a signed-in page, in the order in which they are needed. Each is requested like the console does it later,
 * else the browser would load it twice: the kit's tiers with their hashes, an app's own files by `fetch`.
 */
export function preloadLinks({ kit, shell, manifests }: BuiltDocuments, page: AppPage | null): string {
  const manifest = page === null ? undefined : manifests.get(page.entry.entry)
  const tiers = new Set<documents.KitTier>(['frame', ...(page?.route.tiers ?? manifest?.tiers ?? [])])
  tiers.delete('core') // the page's own scripts
  const files: File[] = [
    ...[...tiers].flatMap((tier) => kit?.tiers[tier] ?? []).map((file): File => ({ ...file, as: 'script' })),
    ...(shell?.signedIn ?? []).map(ofShell),
    ...(manifest === undefined
      ? []
      : [
          ...(shell?.subApps ?? []).map(ofShell),
          ...filesOfApp(manifest, page),
          ...filesOfPart(manifest.parts?.[page?.route.component ?? ''], kit),
        ]),
  ]
  return files.map(toLink).join('')
}

function filesOfApp({ scripts, styles, pages }: documents.SubAppManifest, page: AppPage | null): File[] {
  const ofPage = pages?.[page?.route.component ?? ''] ?? []
  return [...[...scripts, ...styles].map(({ url }): File => ({ url, as: 'fetch' })), ...ofPage.map(ofApp)]
}

/** Charts, for example: drawn when the page is there, and so after everything else over the line. */
function filesOfPart(part: Part | undefined, kit: BuiltDocuments['kit']): File[] {
  if (part === undefined) return []
  const ofTier = (kit?.tiers[part.tier] ?? []).map((file): File => ({ ...file, as: 'script' }))
  return [...ofTier, ...part.files.map(ofApp)].map((file) => ({ ...file, isLate: true }))
}

function ofApp(url: string): File {
  return { url, as: url.endsWith('.css') ? 'style' : 'fetch' }
}

function ofShell(url: string): File {
  return { url, as: url.endsWith('.css') ? 'style' : 'script' }
}

function toLink({ url, as, integrity, isLate = false }: File): string {
  const attributes = [
    `rel="preload"`,
    `as="${as}"`,
    `href="${escaped(url)}"`,
    ...(integrity === undefined ? [] : [`integrity="${escaped(integrity)}"`]),
    ...(isLate ? ['fetchpriority="low"'] : []),
    ...(as === 'fetch' || integrity !== undefined ? ['crossorigin="anonymous"'] : []),
  ]
  return `<link ${attributes.join(' ')}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
