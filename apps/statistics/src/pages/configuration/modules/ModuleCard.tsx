import { Radio, Switch } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { switched, withSource, type ModuleConfig } from '../../../model/module-config.ts'
import { findLastChange, type SourceChange } from '../../../model/source-changes.ts'
import styles from '../Configuration.module.css'
import { useModuleTexts } from './use-module-texts.ts'
import { useSaveModule } from '../../../queries/save-configuration.ts'
import { useSaveToasts } from '../use-save-toasts.ts'

type ModuleCardProps = { module: ModuleConfig; changes: readonly SourceChange[] }

/** A module with its switch and its sources; each change is sent at once (RPT-032, RPT-034). */
export function ModuleCard({ module, changes }: ModuleCardProps) {
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
      <div className={styles['cardHead']}>
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
          className={styles['sources'] ?? ''}
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
