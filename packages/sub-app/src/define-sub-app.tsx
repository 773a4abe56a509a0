import type { Language } from '@console/contracts'
import { loadLanguage } from '@console/ui/load-language'
import { shareClockDifference } from '@console/ui/server-time'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { hostClient } from './host/host-client.ts'
import type { HostProps, HostUpdate } from './host/host-props.ts'
import type { HttpClient } from './http/http-client.ts'
import type { SubAppDefinition } from './sub-app-definition.ts'
import { SubAppRoot } from './SubAppRoot.tsx'

/** The lifecycles that the host's run time calls. A mount after an unmount starts from the props alone. */
export type SubAppLifecycles = {
  bootstrap: () => Promise<void>
  mount: (props: HostProps) => Promise<void>
  update: (props: HostUpdate) => Promise<void>
  unmount: () => Promise<void>
}

/** Makes the lifecycles of a sub-app: the only export of its `index.ts`. */
export function defineSubApp(definition: SubAppDefinition): SubAppLifecycles {
  let mounted: { root: Root; client: HttpClient; props: HostProps } | null = null
  let updates = 0

  function draw(next: { root: Root; client: HttpClient; props: HostProps }): void {
    mounted = next
    next.root.render(
      <StrictMode>
        <SubAppRoot definition={definition} props={next.props} client={next.client} />
      </StrictMode>,
    )
  }

  return {
    async bootstrap() {},

    async mount(props) {
      const { module } = definition.manifest
      await loadLanguage(props.language)
      if (props.clockDifference !== undefined) shareClockDifference(props.clockDifference)
      const root = createRoot(renderTarget(props.container), {
        // Several roots share one page: without a prefix their ids, and antd's style classes made from them, collide.
        identifierPrefix: `${module}-`,
        onUncaughtError: (error) => props.services.reportError(error, module),
      })
      const client = hostClient(() => mounted?.props ?? props)
      draw({ root, client, props })
    },

    async update({ user, businessType, language, timezone, theme, router }) {
      if (mounted === null) return
      const { language: shown, services } = mounted.props
      updates += 1
      const update = updates
      const drawIn = (drawn: Language): void => {
        if (mounted === null || update !== updates) return
        const changes = { user, businessType, language: drawn, timezone, theme, router }
        draw({ ...mounted, props: { ...mounted.props, ...changes } })
      }
      const loading = loadLanguage(language)
      drawIn(loading === null ? language : shown)
      // The host waits for an update before it unmounts: the texts arrive after it.
      loading?.then(
        () => drawIn(language),
        (error: unknown) => services.reportError(error, definition.manifest.module),
      )
    },

    async unmount() {
      mounted?.root.unmount()
      mounted = null
      updates += 1
    },
  }
}

/** The run time keeps the app's styles in the container too: it marks the element that may be drawn into. */
function renderTarget(container: HTMLElement): HTMLElement {
  return container.querySelector<HTMLElement>('[data-sub-app-root]') ?? container
}
