import type { ConfirmRequest, HostServices } from '@console/sub-app'

type Level = keyof HostServices['toast']

/** The functions of the dialog layer. */
export type DialogLayer = {
  toast: (level: Level, text: string) => void
  confirm: (request: ConfirmRequest) => Promise<boolean>
  announce: (text: string) => void
}

/** Passes toasts and confirmations of pages to the layer that shows them; without a layer nothing is shown. */
export type Dialogs = Pick<HostServices, 'toast' | 'confirm' | 'announce'> & {
  attach: (layer: DialogLayer | null) => void
}

export function createDialogs(): Dialogs {
  let layer: DialogLayer | null = null
  const createToast = (level: Level) => (text: string) => layer?.toast(level, text)
  return {
    attach: (next) => {
      layer = next
    },
    toast: {
      success: createToast('success'),
      error: createToast('error'),
      info: createToast('info'),
      warning: createToast('warning'),
    },
    confirm: async (request) => (layer === null ? false : layer.confirm(request)),
    announce: (text) => layer?.announce(text),
  }
}
