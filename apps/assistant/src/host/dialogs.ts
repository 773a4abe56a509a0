import type { ConfirmRequest, HostServices } from '@console/sub-app'

type Level = keyof HostServices['toast']

/** What the dialog layer on the page can do. */
export type DialogLayer = {
  toast: (level: Level, text: string) => void
  confirm: (request: ConfirmRequest) => Promise<boolean>
  announce: (text: string) => void
}

/** Leads what pages say and ask to the one layer that shows it; without a layer nothing is said or confirmed. */
export type Dialogs = Pick<HostServices, 'toast' | 'confirm' | 'announce'> & {
  attach: (layer: DialogLayer | null) => void
}

export function createDialogs(): Dialogs {
  let layer: DialogLayer | null = null
  const toastOf = (level: Level) => (text: string) => layer?.toast(level, text)
  return {
    attach: (next) => {
      layer = next
    },
    toast: {
      success: toastOf('success'),
      error: toastOf('error'),
      info: toastOf('info'),
      warning: toastOf('warning'),
    },
    confirm: async (request) => (layer === null ? false : layer.confirm(request)),
    announce: (text) => layer?.announce(text),
  }
}
