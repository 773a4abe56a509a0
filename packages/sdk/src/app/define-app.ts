import type { RegisteredAppProps } from '@console/sub-app/registered-app'

/** An app on the screen. */
export type MountedApp = {
  /** Gets all properties again when some have changed: language, theme, zone, business. */
  update?: (props: RegisteredAppProps) => void
  /** Removes what the app has drawn. */
  unmount: () => void
}

/** The functions that the console calls; the last script of an app leaves them in the window. */
export type AppLifecycles = {
  bootstrap: () => Promise<void>
  mount: (props: RegisteredAppProps) => Promise<void>
  update: (changes: Partial<RegisteredAppProps>) => Promise<void>
  unmount: () => Promise<void>
}

/**
 * Makes the lifecycles of an app from one function that draws it. The console sends an update what has changed; the app gets it
 * together with what has not. A mount while one is drawn, as after a failed unmount, removes that first.
 */
export function defineApp(
  draw: (props: RegisteredAppProps) => MountedApp | Promise<MountedApp>,
): AppLifecycles {
  let drawn: { app: MountedApp; props: RegisteredAppProps } | null = null

  function remove(): void {
    const former = drawn
    drawn = null
    former?.app.unmount()
  }

  return {
    bootstrap: async () => {},
    mount: async (props) => {
      remove()
      drawn = { app: await draw(props), props }
    },
    update: async (changes) => {
      if (drawn === null) return
      drawn.props = { ...drawn.props, ...changes }
      drawn.app.update?.(drawn.props)
    },
    unmount: async () => remove(),
  }
}
