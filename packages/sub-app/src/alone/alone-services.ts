import { message, Modal } from 'antd'
import type { HostServices } from '../host-services.ts'

/** Host services for a sub-app that runs alone: plain, but real. */
export function aloneServices(navigate: HostServices['navigate']): HostServices {
  return {
    navigate,
    toast: {
      success: (text) => void message.success(text),
      error: (text) => void message.error(text),
      info: (text) => void message.info(text),
      warning: (text) => void message.warning(text),
    },
    confirm: ({ title, content, onOk }) =>
      new Promise((resolve) => {
        Modal.confirm({
          title,
          content,
          onOk: async () => {
            await onOk?.()
            resolve(true)
          },
          onCancel: () => {
            resolve(false)
          },
        })
      }),
    openLink: (url) => {
      if (/^https?:$/.test(new URL(url, window.location.href).protocol))
        window.open(url, '_blank', 'noopener')
    },
    startExport: async () => {
      void message.info('Exports need the shell and its tray.')
    },
    endSession: () => {
      window.location.reload()
    },
    announce: () => {},
    reportError: (error, context) => {
      // oxlint-disable-next-line no-console -- alone, the console is the only log there is
      console.error(context, error)
    },
  }
}
