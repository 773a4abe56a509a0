import type { subApp } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { StatusWord } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useSwitchSlot } from '../../queries/apps.ts'
import { useSizeText } from './use-size-text.ts'
import { useSlotWords } from './use-slot-words.ts'
import styles from './AppsPage.module.css'

type SlotHealthProps = { module: string; slots: readonly subApp.SlotHealth[] }

/** Lists how the contributions of an app do in browsers; each is switched off and on by itself. */
export function SlotHealth({ module, slots }: SlotHealthProps) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'apps.health.slots' })
  return (
    <div className="ui-stack ui-gap-4">
      <h4 className={styles['subheading']}>{title}</h4>
      <ol className="ui-list" aria-label={title}>
        {slots.map((slot) => (
          <SlotRow key={`${slot.versionId} ${slot.slot}`} module={module} slot={slot} />
        ))}
      </ol>
    </div>
  )
}

function SlotRow({ module, slot }: { module: string; slot: subApp.SlotHealth }) {
  const { formatMessage } = useIntl()
  const { language, services } = useHost()
  const words = useSlotWords()
  const switchSlot = useSwitchSlot()
  const { versionId, number, name, place, isOff, isOffByItself } = slot
  const shownName = name[language]
  const state = isOffByItself ? 'offByItself' : isOff ? 'off' : 'on'
  const action = formatMessage({ id: isOff ? 'apps.health.slots.switchOn' : 'apps.health.slots.switchOff' })
  const change = () =>
    switchSlot.mutate(
      { module, versionId, slot: slot.slot, isOff: !isOff },
      {
        onSuccess: () => {
          const done = isOff ? 'apps.health.slots.switchedOn' : 'apps.health.slots.switchedOff'
          services.toast.success(formatMessage({ id: done }, { name: shownName }))
        },
      },
    )
  return (
    <li className={styles['version']} aria-label={shownName}>
      <div className="ui-row ui-between ui-gap-12">
        <strong className="ui-anywhere">{shownName}</strong>
        <span className="ui-inline-row ui-gap-8">
          <StatusWord tone={isOffByItself ? 'error' : isOff ? 'idle' : 'good'}>
            {formatMessage({ id: `apps.health.slots.${state}` })}
          </StatusWord>
          <Button
            size="small"
            loading={switchSlot.isPending}
            aria-label={formatMessage({ id: 'apps.actionOn' }, { action, name: shownName })}
            onClick={change}
          >
            {action}
          </Button>
        </span>
      </div>
      <span className="ui-small ui-muted">
        {[words.place(place), formatMessage({ id: 'apps.versions.one' }, { number })].join(' · ')}
      </span>
      {isOffByItself && (
        <span className="ui-small ui-error">
          {formatMessage({ id: 'apps.health.slots.offByItself.note' })}
        </span>
      )}
      {slot.shown + slot.failures === 0 ? (
        <span className="ui-small ui-muted">{formatMessage({ id: 'apps.health.slots.none' })}</span>
      ) : (
        <SlotFigures slot={slot} />
      )}
    </li>
  )
}

function SlotFigures({ slot }: { slot: subApp.SlotHealth }) {
  const { formatMessage, formatNumber } = useIntl()
  const size = useSizeText()
  const { shown, failures, people, failingPeople, meanMs, slowestMs, longTasks, scriptBytes } = slot
  const ofPeople =
    failingPeople === 0
      ? formatNumber(people)
      : formatMessage(
          { id: 'apps.health.slots.ofPeople' },
          { people: formatNumber(people), failing: formatNumber(failingPeople) },
        )
  const times =
    meanMs === null
      ? '-'
      : formatMessage(
          { id: 'apps.health.slots.times' },
          { mean: formatNumber(meanMs), slowest: formatNumber(slowestMs) },
        )
  const figures = [
    ['shown', formatNumber(shown)],
    ['failures', formatNumber(failures)],
    ['people', ofPeople],
    ['longTasks', formatNumber(longTasks)],
    ['time', times],
    ['script', size(scriptBytes)],
  ] as const
  return (
    <dl className={styles['figures']}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="ui-small ui-muted">{formatMessage({ id: `apps.health.slots.${label}` })}</dt>
          <dd className="ui-figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
