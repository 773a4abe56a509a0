import { Icon } from '@console/ui'
import { OrchidLogo } from '@console/ui/logo'
import { Input, Segmented } from 'antd'
import { use, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { ExampleSection } from './ExampleSection.tsx'
import { groups } from './groups.ts'
import { LookContext, type Look } from './look.ts'
import styles from './GalleryPage.module.css'

/** Every component, with a list of their names beside them. */
export function GalleryPage({ onLook }: { onLook: (look: Look) => void }) {
  const { formatMessage } = useIntl()
  useEffect(goToFragment, [])
  return (
    <div className={styles['gallery']}>
      <header className={styles['head']}>
        <OrchidLogo size={28} />
        <h1 className={styles['title']}>{formatMessage({ id: 'gallery.title' })}</h1>
        <LookSwitches onLook={onLook} />
      </header>
      <ComponentList />
      <main className={styles['main']} data-title={formatMessage({ id: 'gallery.title' })}>
        <p className="ui-no-margin ui-muted">{formatMessage({ id: 'gallery.intro' })}</p>
        {groups.map(({ id, examples }) => (
          <div key={id} className="ui-stack ui-gap-16">
            <h2 className={styles['group']}>{formatMessage({ id: `gallery.group.${id}` })}</h2>
            {examples.map((example) => (
              <ExampleSection key={example.name} example={example} />
            ))}
          </div>
        ))}
      </main>
    </div>
  )
}

/** The browser looks for the named component before it is drawn. */
function goToFragment(): void {
  const name = window.location.hash.slice(1)
  if (name !== '') document.getElementById(name)?.scrollIntoView()
}

function LookSwitches({ onLook }: { onLook: (look: Look) => void }) {
  const { formatMessage } = useIntl()
  const look = use(LookContext)
  return (
    <span className="ui-cluster ui-gap-8 ui-to-end">
      <Segmented
        aria-label={formatMessage({ id: 'gallery.theme' })}
        value={look.theme}
        options={(['light', 'dark'] as const).map((theme) => ({
          value: theme,
          label: formatMessage({ id: `gallery.theme.${theme}` }),
        }))}
        onChange={(theme) => onLook({ ...look, theme })}
      />
      <Segmented
        aria-label={formatMessage({ id: 'gallery.language' })}
        value={look.language}
        options={(['en', 'zh'] as const).map((language) => ({
          value: language,
          label: formatMessage({ id: `gallery.language.${language}` }),
        }))}
        onChange={(language) => onLook({ ...look, language })}
      />
    </span>
  )
}

/** Names of the components, which a part of a name narrows. */
function ComponentList() {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useState('')
  const sought = search.trim().toLowerCase()
  const found = groups
    .map(({ id, examples }) => ({
      id,
      names: examples.map(({ name }) => name).filter((name) => name.toLowerCase().includes(sought)),
    }))
    .filter(({ names }) => names.length > 0)
  const find = formatMessage({ id: 'gallery.find' })
  return (
    <nav className={styles['list']} aria-label={formatMessage({ id: 'gallery.list' })}>
      <Input
        prefix={<Icon name="search" />}
        aria-label={find}
        placeholder={find}
        allowClear
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && <p className="ui-muted">{formatMessage({ id: 'gallery.none' })}</p>}
      <div className={styles['names']} tabIndex={-1}>
        {found.map(({ id, names }) => (
          <div key={id}>
            <h2 className={styles['listed']}>{formatMessage({ id: `gallery.group.${id}` })}</h2>
            <ul className="ui-list">
              {names.map((name) => (
                <li key={name}>
                  <a className={styles['link']} href={`#${name}`}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
