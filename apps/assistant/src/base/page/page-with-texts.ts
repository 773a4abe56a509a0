import { lazyPage, type Texts } from '@console/sub-app'
import type { ComponentType } from 'react'

/** A page and the texts it uses, which are loaded together. */
export function pageWithTexts(
  loadTexts: () => Promise<{ texts: Texts }>,
  loadPage: () => Promise<ComponentType>,
): ComponentType {
  return lazyPage(async () => {
    const [Page, { texts }] = await Promise.all([loadPage(), loadTexts()])
    return { Page, texts }
  })
}
