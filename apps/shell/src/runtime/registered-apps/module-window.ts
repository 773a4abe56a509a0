/** Windows of apps in the sandbox, by the folder of their files. */
const windows = new Map<string, Window>()
/** The one that the sandbox has set last. */
let last: unknown

/**
 * Modules run outside of the sandbox, and those of vite-plugin-qiankun find the window of their app in `window.proxy`, which the
 * sandbox sets for every script that it runs: a module that comes late would find that of the next app. The file that looks
 * decides instead.
 */
export function offerToModules(folder: string, appWindow: Window): void {
  windows.set(folder, appWindow)
  const { get } = Reflect.getOwnPropertyDescriptor(window, 'proxy') ?? {}
  if (get === findWindow) return
  last = Reflect.get(window, 'proxy')
  Reflect.defineProperty(window, 'proxy', {
    configurable: true,
    get: findWindow,
    set: (value: unknown) => {
      last = value
    },
  })
}

function findWindow(): unknown {
  const { stack = '' } = new Error('caller')
  for (const [folder, appWindow] of windows) if (stack.includes(folder)) return appWindow
  return last
}
