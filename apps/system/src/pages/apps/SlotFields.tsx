import { subApp } from '@console/contracts'
import type { FormObject } from '@console/sub-app/form'
import { LongTextField, MultiSelectField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { MAX_SLOTS_CHARACTERS, readSlots } from '../../model/slots-text.ts'
import { ALL_FIELDS, toFieldId, type VersionForm } from './app-form.ts'
import { SlotList } from './SlotList.tsx'
import { useSlotWords } from './use-slot-words.ts'

const ROWS = { minRows: 4, maxRows: 20 }

/** The contributions of a version, as its developers write them, and the data and events that it gets for that. */
export function SlotFields({ form }: { form: FormObject<VersionForm> }) {
  const { formatMessage } = useIntl()
  const words = useSlotWords()
  const read = readSlots(form.values.slots)
  return (
    <>
      <LongTextField
        label={formatMessage({ id: 'appForm.slots' })}
        note={formatMessage({ id: 'appForm.slots.note' })}
        rows={ROWS}
        maxLength={MAX_SLOTS_CHARACTERS}
        {...form.field('slots')}
      />
      {'slots' in read && read.slots !== null && <SlotList slots={read.slots} />}
      <MultiSelectField
        label={formatMessage({ id: 'appForm.fields' })}
        note={formatMessage({ id: 'appForm.fields.note' })}
        options={ALL_FIELDS.map((one) => ({
          value: toFieldId(one),
          label: `${words.field(one)} · ${toFieldId(one)}`,
        }))}
        {...form.field('fields')}
      />
      <MultiSelectField<subApp.SlotTopic>
        label={formatMessage({ id: 'appForm.topics' })}
        options={subApp.SLOT_TOPICS.map((topic) => ({
          value: topic,
          label: `${words.topic(topic)} · ${topic}`,
        }))}
        {...form.field('topics')}
      />
    </>
  )
}
