import { subApp } from '@console/contracts'
import { useHost } from '@console/sub-app'
import type { FormObject } from '@console/sub-app/form'
import { MenuIcon } from '@console/ui'
import { FormField, MultiSelectField, RowsField, SegmentedField, TextField } from '@console/ui/form'
import { Button, Input, Select } from 'antd'
import { useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useCatalogue } from '../../queries/apps.ts'
import { emptyPlace, type PlaceForm, SOURCES, type VersionForm } from './app-form.ts'
import { SlotFields } from './SlotFields.tsx'
import { type ChosenArchive, findArchive } from './use-chosen-archives.ts'
import styles from './AppsPage.module.css'

const MEGABYTE = 1024 * 1024

/** Icons of the menu, by the names that a menu item has. */
const ICONS = [
  'appstore',
  'bar-chart',
  'contacts',
  'customer-service',
  'eye',
  'file-text',
  'fund',
  'message',
  'profile',
  'read',
  'safety-certificate',
  'setting',
  'tags',
  'team',
] as const

type VersionFieldsProps = { form: FormObject<VersionForm>; archive: ChosenArchive }

/** The fields that each version has: where its files are, what it asks for, and its pages in the menu. */
export function VersionFields({ form, archive }: VersionFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Section title={formatMessage({ id: 'appForm.section.files' })}>
        <SourceFields form={form} archive={archive} />
      </Section>
      <Section title={formatMessage({ id: 'appForm.section.permissions' })}>
        <PermissionFields form={form} />
      </Section>
      <Section title={formatMessage({ id: 'appForm.section.places' })}>
        <PlacesField form={form} />
      </Section>
      <Section title={formatMessage({ id: 'apps.slots' })}>
        <SlotFields form={form} />
      </Section>
    </>
  )
}

/** A part of the form under its title. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['section']} aria-label={title}>
      <h3 className={styles['heading']}>{title}</h3>
      {children}
    </section>
  )
}

function SourceFields({ form, archive }: VersionFieldsProps) {
  const { formatMessage } = useIntl()
  const { sourceKind, fileName } = form.values
  const file = findArchive(form.values, archive)
  const picker = useRef<HTMLInputElement>(null)
  const size = subApp.MAX_ARCHIVE_BYTES / MEGABYTE
  return (
    <>
      <SegmentedField
        label={formatMessage({ id: 'appForm.source' })}
        note={formatMessage({ id: `appForm.source.${sourceKind}.note` }, { size })}
        options={SOURCES.map((value) => ({ value, label: formatMessage({ id: `appForm.source.${value}` }) }))}
        {...form.field('sourceKind')}
      />
      {sourceKind === 'archive' ? (
        <FormField
          label={formatMessage({ id: 'appForm.file' })}
          problem={form.field('fileName').problem}
          note={
            file === null && fileName !== ''
              ? formatMessage({ id: 'appForm.file.again' }, { name: fileName })
              : undefined
          }
          isRequired
        >
          {({ status: _status, ...control }) => (
            <div className="ui-cluster ui-gap-8">
              <Button {...control} onClick={() => picker.current?.click()}>
                {formatMessage({ id: 'appForm.file.choose' })}
              </Button>
              <span className="ui-fill ui-anywhere" dir="auto">
                {file?.name}
              </span>
              <input
                ref={picker}
                type="file"
                accept=".zip"
                hidden
                aria-label={formatMessage({ id: 'appForm.file' })}
                onChange={({ target }) => {
                  const chosen = target.files?.[0] ?? null
                  archive.choose(chosen)
                  form.change({ fileName: chosen?.name ?? '' })
                }}
              />
            </div>
          )}
        </FormField>
      ) : (
        <TextField
          label={formatMessage({ id: 'appForm.url' })}
          input={{ spellCheck: false }}
          {...form.field('url')}
        />
      )}
    </>
  )
}

function PermissionFields({ form }: { form: FormObject<VersionForm> }) {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  const { data, isPending } = useCatalogue()
  const toOptions = (named: readonly subApp.NamedId[] = []) =>
    named.map(({ id, name }) => ({ value: id, label: `${name[language]} · ${id}` }))
  return (
    <>
      <MultiSelectField
        label={formatMessage({ id: 'appForm.calls' })}
        note={formatMessage({ id: 'appForm.calls.note' })}
        options={toOptions(data?.calls)}
        isLoading={isPending}
        {...form.field('calls')}
      />
      <MultiSelectField
        label={formatMessage({ id: 'appForm.pages' })}
        options={toOptions(data?.pages)}
        isLoading={isPending}
        {...form.field('pages')}
      />
      <RowsField
        label={formatMessage({ id: 'appForm.backEnds' })}
        note={formatMessage({ id: 'appForm.backEnds.note' })}
        emptyRow={{ name: '', origin: '' }}
        max={subApp.MAX_BACK_ENDS}
        {...form.field('backEnds')}
        renderRow={(row, { number, onChange }) => (
          <div className={styles['backEnd']}>
            <Input
              aria-label={formatMessage({ id: 'appForm.backEnd.name' }, { number })}
              placeholder="orders"
              value={row.name}
              onChange={({ target }) => onChange({ ...row, name: target.value })}
            />
            <Input
              aria-label={formatMessage({ id: 'appForm.backEnd.origin' }, { number })}
              placeholder="https://api.partner.example"
              value={row.origin}
              onChange={({ target }) => onChange({ ...row, origin: target.value })}
            />
          </div>
        )}
      />
    </>
  )
}

function PlacesField({ form }: { form: FormObject<VersionForm> }) {
  const { formatMessage } = useIntl()
  return (
    <RowsField
      label={formatMessage({ id: 'appForm.places' })}
      emptyRow={emptyPlace}
      max={subApp.MAX_PLACES}
      {...form.field('places')}
      // Only what changed is checked again.
      onChange={(places) => form.change({ places }, ['places', ...listPaths(places)])}
      renderRow={(row, { number, onChange }) => (
        <PlaceRow
          row={row}
          onChange={onChange}
          problemOf={(field) => form.problemOf(`places.${number - 1}.${field}`)}
        />
      )}
    />
  )
}

const PLACE_FIELDS = ['nameEn', 'nameZh', 'path', 'component', 'order'] as const
type PlaceField = (typeof PLACE_FIELDS)[number]

function listPaths(places: readonly PlaceForm[]): string[] {
  return places.flatMap((_place, index) => PLACE_FIELDS.map((field) => `places.${index}.${field}`))
}

type PlaceRowProps = {
  row: PlaceForm
  onChange: (row: PlaceForm) => void
  problemOf: (field: PlaceField) => string | undefined
}

/** One page in the menu. */
function PlaceRow({ row, onChange, problemOf }: PlaceRowProps) {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  const groups = useCatalogue().data?.groups ?? []
  const toText = (field: Exclude<PlaceField, 'order'>, note?: string) => (
    <TextField
      label={formatMessage({ id: `appForm.place.${field}` })}
      note={note}
      value={row[field]}
      problem={problemOf(field)}
      onChange={(value) => onChange({ ...row, [field]: value })}
      isRequired={field !== 'path'}
    />
  )
  return (
    <div className={styles['place']}>
      {toText('nameEn')}
      {toText('nameZh')}
      {toText('path', formatMessage({ id: 'appForm.place.path.note' }))}
      {toText('component')}
      <FormField label={formatMessage({ id: 'appForm.place.group' })}>
        {(control) => (
          <Select<string | null>
            {...control}
            value={row.group}
            placeholder={formatMessage({ id: 'appForm.place.group.none' })}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            options={groups.map(({ id, name }) => ({ value: id, label: name[language] }))}
            onChange={(group: string | null | undefined) => onChange({ ...row, group: group ?? null })}
          />
        )}
      </FormField>
      <div className={styles['pair']}>
        <FormField label={formatMessage({ id: 'appForm.place.icon' })}>
          {(control) => (
            <Select<string>
              {...control}
              value={row.icon}
              options={ICONS.map((icon) => ({
                value: icon,
                label: (
                  <span className="ui-inline-row ui-gap-8">
                    <MenuIcon name={icon} size={16} />
                    {icon}
                  </span>
                ),
              }))}
              onChange={(icon) => onChange({ ...row, icon })}
            />
          )}
        </FormField>
        <TextField
          label={formatMessage({ id: 'appForm.place.order' })}
          inputMode="numeric"
          value={String(row.order ?? '')}
          problem={problemOf('order')}
          onChange={(text) =>
            onChange({ ...row, order: /^\d{1,3}$/.test(text.trim()) ? Number(text) : text })
          }
        />
      </div>
    </div>
  )
}
