import { PageFailure } from '@console/domain-ui'
import { Radio, Switch } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { useSinceText } from '../../../components/use-since-text.ts'
import { type ModuleConfig, switched, withSource } from '../../../model/module-config.ts'
import { findLastChange, type SourceChange } from '../../../model/source-changes.ts'
import { useSaveModule } from '../../../queries/save-configuration.ts'
import { useStatConfig } from '../../../queries/stat-config.ts'
import { TabLoading } from '../TabLoading.tsx'
import { useSaveToasts } from '../use-save-toasts.ts'
import styles from '../Configuration.module.css'

/** Choice of the figures that the pages of statistics show, and of what they are counted by (RPT-031..039). */
export function ModulesTabContents() {
  const { formatMessage } = useIntl()
  const config = useStatConfig()
  if (config.data === undefined)
    return config.error === null ? (
      <TabLoading />
    ) : (
      <PageFailure
        page={formatMessage({ id: 'statConfig.page' })}
        title={formatMessage({ id: 'statConfig.failed' })}
        error={config.error}
        onRetry={() => void config.refetch()}
      />
    )
  const { moduleConfigs, changes = [] } = config.data
  return (
    <>
      <p className={styles['note']}>{formatMessage({ id: 'statConfig.modules.note' })}</p>
      <div className={styles['cards']}>
        {moduleConfigs.map((module) => (
          <ModuleCard key={module.id} module={module} changes={changes} />
        ))}
      </div>
    </>
  )
}

type ModuleCardProps = { module: ModuleConfig; changes: readonly SourceChange[] }

/** A module with its switch and its sources; each change is sent at once (RPT-032, RPT-034). */
function ModuleCard({ module, changes }: ModuleCardProps) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  const groupName = useId()
  const texts = useModuleTexts()
  const { save, pending } = useSaveModule(module, useSaveToasts())
  const name = texts.moduleName(module.id)
  const isOn = pending?.enable ?? module.enable
  const sources = pending?.dataSourceConfigs ?? module.dataSourceConfigs
  const since = findLastChange(changes, module.id)
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <div className="ui-cluster ui-between ui-gap-8">
        <h2 id={titleId}>{name}</h2>
        <Switch
          aria-label={formatMessage({ id: 'statConfig.show' }, { name })}
          checked={isOn === true}
          loading={pending !== null}
          onChange={(next) => save(switched(module, next))}
        />
      </div>
      <p className={styles['text']}>{texts.moduleText(module.id)}</p>
      <div role="radiogroup" aria-label={formatMessage({ id: 'statConfig.countedBy' }, { name })}>
        <Radio.Group
          role="presentation"
          name={groupName}
          className="ui-stack ui-gap-4"
          disabled={isOn !== true || pending !== null}
          value={sources.find(({ enable }) => enable === true)?.id ?? null}
          options={module.dataSourceConfigs.map((source) => ({
            value: source.id,
            label: texts.sourceName(module.id, source),
          }))}
          onChange={({ target }) => save(withSource(module, String(target.value)))}
        />
      </div>
      {since !== undefined && <p className={styles['since']}>{texts.sinceText(since)}</p>}
    </section>
  )
}

type Source = ModuleConfig['dataSourceConfigs'][number]

/** Names of modules and sources; of one that the console does not know, its id (RPT-033). */
function useModuleTexts() {
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
