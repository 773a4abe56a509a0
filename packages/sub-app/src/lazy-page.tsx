import { lazy, type ComponentType } from 'react'
import { MoreTexts, type Texts } from './MoreTexts.tsx'

/**
 * A page, or a part of one, that brings its own texts along, so that what is loaded before it holds none of them:
 * `lazyPage(async () => ({ Page: (await import('./RolePage.tsx')).RolePage, texts: (await import('./role-texts.ts')).texts }))`.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ Page: ComponentType<Props>; texts: Texts }>,
): ComponentType<Props> {
  return lazy(async () => {
    const { Page, texts } = await load()
    return {
      default: (props: Props) => (
        <MoreTexts texts={texts}>
          <Page {...props} />
        </MoreTexts>
      ),
    }
  })
}
