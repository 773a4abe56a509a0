import { appVersion } from '@console/contracts'
import { useIntl } from 'react-intl'
import { toPercent } from '../../model/version-form.ts'
import { PLATFORM_TEXTS } from '../../model/version-texts.ts'

/** What people confirm before a version is released, removed or deleted. */
export function useActionTexts() {
  const { formatMessage } = useIntl()
  const named = ({ platform, version }: appVersion.AppVersion) => ({
    platform: formatMessage({ id: PLATFORM_TEXTS[platform] }),
    version,
  })

  function releaseText(version: appVersion.AppVersion): string {
    const { updateMode, newerReleased } = version
    const percent = toPercent(version)
    const sentences = [
      percent === null
        ? formatMessage({
            id:
              updateMode === appVersion.UPDATE_MODE.forced ? 'version.release.forced' : 'version.release.all',
          })
        : formatMessage({ id: 'version.release.percent' }, { percent }),
      ...(newerReleased == null
        ? []
        : [formatMessage({ id: 'version.release.older' }, { newer: newerReleased })]),
      formatMessage({ id: 'version.release.stays' }),
    ]
    return sentences.join(' ')
  }

  return {
    release: (version: appVersion.AppVersion) => ({
      title: formatMessage({ id: 'version.release.confirm' }, named(version)),
      content: releaseText(version),
      okText: formatMessage({ id: 'version.release' }),
    }),
    remove: (version: appVersion.AppVersion) => ({
      title: formatMessage({ id: 'version.remove.confirm' }, named(version)),
      content: formatMessage({ id: 'version.remove.text' }),
      okText: formatMessage({ id: 'version.remove' }),
    }),
    delete: (version: appVersion.AppVersion) => ({
      title: formatMessage({ id: 'version.delete.confirm' }, named(version)),
      content: formatMessage({ id: 'version.delete.text' }),
      okText: formatMessage({ id: 'version.delete' }),
    }),
  }
}
