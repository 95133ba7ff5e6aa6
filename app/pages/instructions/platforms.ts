import type { Step } from '../../components/StepList'

export type Platform = { name: string; lead: string; steps: Step[]; note?: string; showsFrame?: boolean }

const COPY: Step = { title: 'Copy the code below', text: 'The button puts all of it on your clipboard.' }
const LOOK: Step = {
  title: 'Open your site',
  text: 'The bubble is in the corner. Ask it what your customers ask you.',
}

export const PLATFORMS: Platform[] = [
  {
    name: 'Overview',
    lead: 'It is the same everywhere: one piece of code, on every page, just before the page ends.',
    steps: [
      COPY,
      {
        title: 'Paste it where your site takes code for all pages',
        text: 'The other tabs say where that is on Shopify, WordPress and Wix, and on a site of your own.',
      },
      LOOK,
    ],
    note: 'No bubble? Load the page afresh, see that the site is published, and that the chat is switched on in your settings.',
  },
  {
    name: 'Shopify',
    lead: 'In your Shopify admin, on a computer.',
    steps: [
      COPY,
      { title: 'Open Online Store → Themes', text: 'Beside your current theme press … and then Edit code.' },
      { title: 'Open theme.liquid', text: 'It is in the folder layout.' },
      { title: 'Paste just before </body>', text: 'That line is near the very end. Then press Save.' },
      LOOK,
    ],
    note: 'Rather not touch code? Beside your theme press Customize (or Edit theme), add a section Custom Liquid to the footer, paste the code there and save. A new theme needs the code again. Shopify’s own checkout shows no chat.',
  },
  {
    name: 'WordPress',
    lead: 'With a free plugin that keeps the code when your theme changes.',
    steps: [
      {
        title: 'Open Plugins → Add Plugin',
        text: 'Older versions say Add New. Search for WPCode, press Install Now and then Activate.',
      },
      COPY,
      { title: 'Open Code Snippets → Header & Footer', text: 'Paste the code into the box Footer.' },
      { title: 'Press Save Changes', text: 'If a caching plugin is on, empty its cache.' },
      LOOK,
    ],
    note: 'On WordPress.com, plugins need a plan that allows them.',
  },
  {
    name: 'Wix',
    lead: 'Wix takes code on published sites that have a domain of their own, which a premium plan brings.',
    steps: [
      COPY,
      {
        title: 'Open Settings → Custom Code',
        text: 'In your site’s dashboard; in some editors it stands under Advanced.',
      },
      {
        title: 'Press Add Custom Code and paste',
        text: 'Give it a name that you will know again, such as Deskbell.',
      },
      {
        title: 'Pick All pages and Body - end',
        text: 'Under Add Code to Pages take All pages, Load code once; under Place Code in take Body - end. Then Apply.',
      },
      LOOK,
    ],
    note: 'Without a domain of your own, add Embed HTML to a page, paste the frame code below into it and draw it about 400 wide and 560 high, so that the open chat has room. It is then on that page only.',
    showsFrame: true,
  },
  {
    name: 'Custom',
    lead: 'For a site that you or someone else built.',
    steps: [
      COPY,
      { title: 'Open the layout that all pages share', text: 'Often it is called layout, base, footer or index.html.' },
      { title: 'Paste just before </body>', text: 'Once. The code loads after the page and doesn’t hold it up.' },
      {
        title: 'Put the site live',
        text: 'If your site has a Content-Security-Policy, allow our address in script-src and connect-src.',
      },
      LOOK,
    ],
    note: 'If your site takes no scripts at all, use the frame code below. It looks and answers the same; if your builder drops the script at its end, the chat opens in a tab of its own.',
    showsFrame: true,
  },
]
