import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { logWarning } from './log.ts'
import { checkBuild } from './new-build.ts'

/**
 * A part of the frame that is loaded after the page. The console works without it, so a failed load is logged and
 * `Missing` is shown instead of it, not an error that would replace the page.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      logWarning('A part of the console could not be loaded.', error)
      void checkBuild()
      return { default: Missing }
    }
  })
}

function Nothing() {
  return null
}
