import { useIntl } from 'react-intl'
import type { ModuleConfig } from '../../../model/module-config.ts'
import { useSinceText } from '../../../components/use-since-text.ts'

type Source = ModuleConfig['dataSourceConfigs'][number]

/** Names of modules and sources; of one that the console does not know, its id (RPT-033). */
export function useModuleTexts() {
  const { formatMessage, formatNumber, messages } = useIntl()
  const { moduleName, sinceText } = useSinceText()
  const textOr = (id: string, otherwise: string) => (id in messages ? formatMessage({ id }) : otherwise)
  return {
    moduleName,
    sinceText,
    moduleText: (id: string) => textOr(`statConfig.module.${id}.text`, ''),
    sourceName: (module: string, { id, value }: Source) => {
      const name = textOr(`statConfig.source.${module}.${id}`, textOr(`stat.source.${id}`, id))
      return value === null || value === undefined
        ? name
        : formatMessage({ id: 'statConfig.source.value' }, { name, seconds: formatNumber(value) })
    },
  }
}
