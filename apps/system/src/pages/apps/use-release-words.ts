import type { DataOf, subApp } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import type { ActiveRollout, VersionChange } from '../../model/release-view.ts'

type Companies = DataOf<typeof subApp.sets>['companies']

/** Sentences about releases: who gets a set, what is in it, and what it changes. */
export function useReleaseWords() {
  const { formatMessage, formatNumber } = useIntl()
  const { language } = useHost()

  function companiesText(codes: readonly string[], companies: Companies): string {
    const names = codes.map((code) => companies.find((company) => company.code === code)?.name ?? code)
    const [first = '', ...others] = names
    if (others.length === 0) return first
    return formatMessage({ id: 'releases.audience.more' }, { first, count: others.length })
  }

  const versions = (numbers: readonly number[]) => numbers.map((number) => formatNumber(number)).join(', ')

  return {
    audienceText: ({ companyCodes, percent, isForTheRest }: ActiveRollout, companies: Companies): string => {
      const share = formatNumber(percent / 100, { style: 'percent' })
      if (companyCodes !== null) {
        const text = companiesText(companyCodes, companies)
        return percent === 100
          ? text
          : formatMessage({ id: 'releases.audience.companiesPercent' }, { percent: share, companies: text })
      }
      if (percent < 100) return formatMessage({ id: 'releases.audience.percent' }, { percent: share })
      return formatMessage({ id: isForTheRest ? 'releases.audience.allRest' : 'releases.audience.all' })
    },
    itemsText: (items: subApp.ReleaseSet['items']): string =>
      items.length === 0
        ? formatMessage({ id: 'releases.apps.none' })
        : items
            .map(({ name, versionNumber }) =>
              formatMessage({ id: 'releases.item' }, { name: name[language], number: versionNumber }),
            )
            .join(' · '),
    makerText: (name: string | null): string => name ?? formatMessage({ id: 'releases.bySystem' }),
    changeTexts: (changes: readonly VersionChange[]): string[] =>
      changes.map(({ name, from, to }) => {
        const values = { name: name[language], from: versions(from), to: to === null ? '' : formatNumber(to) }
        if (to === null) return formatMessage({ id: 'releases.change.out' }, values)
        return formatMessage({ id: from.length === 0 ? 'releases.change.new' : 'releases.change' }, values)
      }),
  }
}
