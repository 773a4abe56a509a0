import { loadLanguage } from '@console/ui/load-language'
import { useAntdTheme } from '@console/ui/use-theme'
import { ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import { useEffect, useState } from 'react'
import { IntlProvider } from 'react-intl'
import { galleryTexts } from './gallery-texts.ts'
import { GalleryPage } from './GalleryPage.tsx'
import { LookContext, toSearch, type Look } from './look.ts'

/** The gallery with its theme and language. A change of either is no step of the history. */
export function Gallery({ initial }: { initial: Look }) {
  const [look, setLook] = useState(initial)
  const { theme, language } = look
  const antd = useAntdTheme(theme)
  const tag = language === 'zh' ? 'zh-CN' : 'en'

  async function change(next: Look) {
    // Texts that do not arrive are shown in the other language.
    await loadLanguage(next.language)?.catch(() => undefined)
    window.history.replaceState(null, '', `${toSearch(next)}${window.location.hash}`)
    setLook(next)
  }

  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.lang = tag
    document.title = galleryTexts[language]['gallery.title']
  }, [theme, tag, language])

  return (
    <IntlProvider locale={tag} messages={galleryTexts[language]}>
      <ConfigProvider
        theme={antd}
        locale={language === 'zh' ? zhCN : enUS}
        button={{ autoInsertSpace: false }}
      >
        <LookContext value={look}>
          <GalleryPage onLook={(next) => void change(next)} />
        </LookContext>
      </ConfigProvider>
    </IntlProvider>
  )
}
