import { lazyPage, type Texts } from '@console/sub-app'
import { Suspense, type ComponentType } from 'react'

/** A part of a page that comes with its texts when it is first drawn, such as a dialog; until then there is nothing. */
export function openedPart<Props extends object>(
  load: () => Promise<{ Page: ComponentType<Props>; texts: Texts }>,
): ComponentType<Props> {
  const Part = lazyPage(load)
  return function OpenedPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}
