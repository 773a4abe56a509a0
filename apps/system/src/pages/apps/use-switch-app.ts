import type { subApp } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { useSetOff } from '../../queries/apps.ts'

type Change = { isOff: boolean; everywhere: boolean }

/** Switches an app: off after a confirmation that says what ends, on at once. */
export function useSwitchApp() {
  const { formatMessage } = useIntl()
  const { services, language } = useHost()
  const setOff = useSetOff()
  const change = async (module: string, { isOff, everywhere }: Change): Promise<void> => {
    await setOff.mutateAsync({ module, isOff, everywhere }).catch((error: Error) => {
      throw new Error(failureText(error), { cause: error })
    })
  }

  async function switchOff({ module, name }: subApp.AppRow, everywhere: boolean): Promise<boolean> {
    const kind = everywhere ? 'apps.switchOffEverywhere' : 'apps.switchOff'
    return services.confirm({
      title: formatMessage({ id: `${kind}.confirm` }, { name: name[language] }),
      content: formatMessage({ id: `${kind}.text` }),
      okText: formatMessage({ id: kind }),
      isDestructive: true,
      onOk: async () => change(module, { isOff: true, everywhere }),
    })
  }

  async function switchOn({ module }: subApp.AppRow, everywhere: boolean): Promise<boolean> {
    try {
      await change(module, { isOff: false, everywhere })
      return true
    } catch (error) {
      services.toast.error(failureText(error))
      return false
    }
  }

  return {
    isBusy: setOff.isPending,
    switchApp: async (app: subApp.AppRow, { isOff, everywhere }: Change): Promise<void> => {
      const isDone = await (isOff ? switchOff(app, everywhere) : switchOn(app, everywhere))
      if (!isDone) return
      const id = isOff ? 'apps.switchedOff' : 'apps.switchedOn'
      services.toast.success(formatMessage({ id }, { name: app.name[language] }))
    },
  }
}
