import { BandSelect, LEVELS } from '@console/ui'
import { useIntl } from 'react-intl'
import { useStat } from '../../page-query/stat-context.ts'
import { useRules } from '../../queries/quality.ts'
import { useScenes, type ViolationFilter } from '../../queries/violations.ts'
import styles from '../../components/TableFilters.module.css'

type ViolationFiltersProps = { value: ViolationFilter; onChange: (filter: ViolationFilter) => void }

/** What the violations are narrowed to; each choice holds at once. */
export function ViolationFilters({ value, onChange }: ViolationFiltersProps) {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const scenes = useScenes(wire)
  const rules = useRules()
  const ofBusiness = (rules.data ?? []).filter(
    ({ bizTypeId }) =>
      wire.bizTypeId === undefined || bizTypeId === undefined || bizTypeId === wire.bizTypeId,
  )
  const failed = formatMessage({ id: 'domainUi.optionsFailed' })
  return (
    <div className={styles['filters']}>
      <BandSelect
        label={formatMessage({ id: 'stat.scene' })}
        value={value.sceneId ?? null}
        options={(scenes.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        isLoading={scenes.isPending}
        error={scenes.error === null ? undefined : failed}
        width={200}
        onChange={(sceneId) => onChange({ ...value, sceneId: sceneId ?? undefined })}
      />
      <BandSelect
        label={formatMessage({ id: 'stat.rule' })}
        value={value.ruleId ?? null}
        options={ofBusiness.map(({ id, name }) => ({ value: id, label: name }))}
        isLoading={rules.isPending}
        error={rules.error === null ? undefined : failed}
        width={240}
        onChange={(ruleId) => onChange({ ...value, ruleId: ruleId ?? undefined })}
      />
      <BandSelect
        label={formatMessage({ id: 'stat.level' })}
        value={value.ruleLevel ?? null}
        options={LEVELS.map((level) => ({ value: level, label: formatMessage({ id: `ui.level.${level}` }) }))}
        onChange={(ruleLevel) => onChange({ ...value, ruleLevel: ruleLevel ?? undefined })}
      />
    </div>
  )
}
