import { appVersion } from '@console/contracts'
import { useIntl } from 'react-intl'
import { isScopeValue, type VersionForm } from '../model/version-form.ts'

type Problems = Partial<Record<keyof VersionForm, string>>

/** What a field has to be, and what the contract checks only once all else is right (VER-006, VER-007, VER-013). */
export function useVersionChecks(isUploading: boolean) {
  const { formatMessage } = useIntl()
  const required = formatMessage({ id: 'version.required' })
  const percent = formatMessage({ id: 'version.percent.problem' })
  const hints: Problems = {
    version: formatMessage({ id: 'page.version.number.format' }),
    platform: required,
    updateMode: required,
    updateScope: required,
    scopeValue: percent,
    description: formatMessage(
      { id: 'version.description.problem' },
      { max: appVersion.MAX_DESCRIPTION_CHARACTERS },
    ),
    packageUrl: formatMessage({ id: 'version.packageUrl.problem' }),
  }
  function check({ updateScope, scopeValue }: VersionForm): Problems {
    return {
      ...(updateScope === appVersion.UPDATE_SCOPE.percentage && !isScopeValue(scopeValue)
        ? { scopeValue: percent }
        : {}),
      ...(isUploading ? { packageFile: formatMessage({ id: 'version.package.uploadOpen' }) } : {}),
    }
  }
  return { hints, check }
}
