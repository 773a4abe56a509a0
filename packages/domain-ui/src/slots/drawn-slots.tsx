import type { subApp } from '@console/contracts'
import { lazyPart, type SlotContribution } from '@console/sub-app'
import type { SlotRecord } from '@console/sub-app/slots'
import { contributionKey, useContributions } from './use-contributions.ts'

/** Loaded with the first panel, card or section of an app. */
const SlotPart = lazyPart<{ contribution: SlotContribution; record: SlotRecord | null }>(async () => {
  const [{ SlotPart }, { slotTexts }] = await Promise.all([
    import(/* webpackChunkName: "on-demand-slots" */ './SlotPart.tsx'),
    import(/* webpackChunkName: "on-demand-slots" */ './slot-texts.ts'),
  ])
  return { Page: SlotPart, texts: slotTexts }
})

/** Cards, as those around them, or parts of a card. */
type Look = { isCard?: boolean }

type RecordSlotsProps<Target extends subApp.RecordTarget> = Look & {
  target: Target
  record: subApp.RecordOf<Target>
}

/** The panels of apps on the page of a record. */
export function RecordSlots<Target extends subApp.RecordTarget>({
  target,
  record,
  isCard = false,
}: RecordSlotsProps<Target>) {
  const panels = useContributions('panel', { target })
  return <Parts contributions={panels} record={record} isCard={isCard} />
}

/** The cards of apps on a home. */
export function HomeSlots({ home }: { home: subApp.SlotHome }) {
  return <Parts contributions={useContributions('homeCard', { home })} record={null} isCard />
}

/** The sections of apps in the settings. */
export function SettingsSlots() {
  return <Parts contributions={useContributions('settingsSection')} record={null} isCard />
}

type PartsProps = {
  contributions: readonly SlotContribution[]
  record: SlotRecord | null
  isCard: boolean
}

function Parts({ contributions, record, isCard }: PartsProps) {
  return contributions.map((contribution) => (
    <div
      key={`${contributionKey(contribution)} ${record?.id ?? ''}`}
      className={isCard ? 'ui-card ui-pad-16' : ''}
    >
      <SlotPart contribution={contribution} record={record} />
    </div>
  ))
}
