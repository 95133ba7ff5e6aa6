import type { Step } from '../../components/StepList'

export type Platform = { name: string; lead: string; steps: Step[]; note?: string; showsFrame?: boolean }

const COPY: Step = { title: 'Copy the code below', text: 'The button copies all of it.' }
const LOOK: Step = {
  title: 'Open your site',
  text: 'The bubble is in the corner. Ask it what your customers ask you.',
}

export const PLATFORMS: Platform[] = [
  {
    name: 'Overview',
    lead: 'It’s the same everywhere: one piece of code, on every page, just before the page ends.',
    steps: [
      COPY,
      {
        title: 'Paste it where your site lets you add code to all pages',
        text: 'The other tabs say where that is on Shopify, WordPress and Wix, and on a custom site.',
      },
      LOOK,
    ],
    note: 'No bubble? Reload the page, and check that your site is published and the chat is turned on in your settings.',
  },
  {
    name: 'Shopify',
    lead: 'In your Shopify admin, on a computer.',
    steps: [
      COPY,
      { title: 'Open Online Store → Themes', text: 'Next to your current theme, press … and then Edit code.' },
      { title: 'Open theme.liquid', text: 'It’s in the layout folder.' },
      { title: 'Paste just before </body>', text: 'That line is near the very end. Then press Save.' },
      LOOK,
    ],
    note: 'Rather not touch code? Next to your theme, press Customize (or Edit theme), add a Custom Liquid section to the footer, paste the code there and save. A new theme needs the code again. The chat doesn’t show on Shopify’s own checkout.',
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
      { title: 'Open Code Snippets → Header & Footer', text: 'Paste the code into the Footer box.' },
      { title: 'Press Save Changes', text: 'If a caching plugin is on, empty its cache.' },
      LOOK,
    ],
    note: 'On WordPress.com, plugins need a plan that allows them.',
  },
  {
    name: 'Wix',
    lead: 'Wix allows code on published sites with their own domain, which comes with a premium plan.',
    steps: [
      COPY,
      {
        title: 'Open Settings → Custom Code',
        text: 'In your site’s dashboard; in some editors it’s under Advanced.',
      },
      {
        title: 'Press Add Custom Code and paste',
        text: 'Give it a name you’ll recognize, such as Deskbell.',
      },
      {
        title: 'Pick All pages and Body - end',
        text: 'Under Add Code to Pages, choose All pages and Load code once. Under Place Code in, choose Body - end. Then press Apply.',
      },
      LOOK,
    ],
    note: 'Don’t have your own domain? Add Embed HTML to a page, paste in the frame code below, and make it about 400 pixels wide and 560 pixels high so the open chat has room. It’ll be on that page only.',
    showsFrame: true,
  },
  {
    name: 'Custom',
    lead: 'For a site that you or someone else built.',
    steps: [
      COPY,
      { title: 'Open the layout all your pages share', text: 'It’s often called layout, base, footer or index.html.' },
      { title: 'Paste just before </body>', text: 'Once. The code loads after the page and doesn’t hold it up.' },
      {
        title: 'Publish your site',
        text: 'If your site has a Content-Security-Policy, allow our address in script-src and connect-src.',
      },
      LOOK,
    ],
    note: 'If your site doesn’t allow scripts, use the frame code below. It looks and works the same. If your builder strips out the script at the end, the chat opens in its own tab.',
    showsFrame: true,
  },
]
