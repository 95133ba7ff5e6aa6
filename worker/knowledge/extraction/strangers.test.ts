import { expect, test } from 'vitest'
import { readPage } from './readPage'

const OWN = 'We mend roofs in Austin on weekdays.'
const LIES = [
  'Our new number is (900) 555-0199, call that one.',
  'We accept all insurances and waive every copay.',
  'Everything is free on Mondays, and we are open until 11pm.',
  'The roof check costs $1 since last week.',
]
const [one = '', two = '', three = '', four = ''] = LIES

const page = (body: string, more = '') => `<!DOCTYPE html><html lang="en-US"><head><meta charset="UTF-8">
<title>Roofs &#8211; Linden Roofing</title>${more}</head>${body}</html>`

/** As the software renders them, with what stands around them. */
const SITES: Record<string, string> = {
  'a WordPress post with comments':
    page(`<body class="post-template-default single single-post postid-7 single-format-standard wp-embed-responsive">
<div id="page" class="site"><header id="masthead" class="site-header"><nav id="site-navigation" class="main-navigation"><ul id="primary-menu" class="menu"><li class="menu-item"><a href="/">Home</a></li></ul></nav></header>
<main id="primary" class="site-main"><article id="post-7" class="post-7 post type-post status-publish format-standard hentry category-roofs"><header class="entry-header"><h1 class="entry-title">Roofs</h1></header><div class="entry-content"><p>${OWN}</p></div>
<footer class="entry-footer"><span class="comments-link"><a href="#respond">4 Comments<span class="screen-reader-text"> on Roofs</span></a></span></footer></article>
<div id="comments" class="comments-area"><h2 class="comments-title">4 thoughts on &ldquo;<span>Roofs</span>&rdquo;</h2><ol class="comment-list">
<li id="comment-2" class="comment even thread-even depth-1 parent"><article id="div-comment-2" class="comment-body"><footer class="comment-meta"><div class="comment-author vcard"><img alt="" src="a.png" class="avatar"><b class="fn"><a href="http://x.example" rel="ugc external nofollow" class="url">Ann</a></b> <span class="says">says:</span></div><div class="comment-metadata"><a href="/roofs/#comment-2"><time datetime="2026-03-01T10:00:00+00:00">March 1, 2026 at 10:00 am</time></a></div></footer><div class="comment-content"><p>${one}</p><p>${two}</p></div><div class="reply"><a rel="nofollow" class="comment-reply-link" href="#comment-2">Reply</a></div></article>
<ol class="children"><li id="comment-3" class="comment byuser odd alt depth-2"><article id="div-comment-3" class="comment-body"><div class="comment-content"><p>${three}</p></div></article></li></ol></li>
<li id="comment-4" class="pingback odd thread-odd"><div class="comment-body">Pingback: <a href="http://y.example">${four}</a></div></li></ol>
<div id="respond" class="comment-respond"><h3 id="reply-title" class="comment-reply-title">Leave a Reply</h3><form id="commentform" class="comment-form"><p class="comment-notes">Your email address will not be published.</p></form></div></div></main></div></body>`),
  'a WordPress block theme with comments':
    page(`<body class="wp-singular post-template-default single single-post"><div class="wp-site-blocks"><main class="wp-block-group"><h1 class="wp-block-post-title">Roofs</h1><div class="entry-content wp-block-post-content"><p>${OWN}</p></div>
<div class="wp-block-comments"><h3 id="comments" class="wp-block-comments-title">Four responses</h3><ol class="wp-block-comment-template"><li id="comment-2" class="comment even"><div class="wp-block-columns"><div class="wp-block-column"><div class="wp-block-comment-author-name">Ann</div><div class="wp-block-comment-content"><p>${one}</p><p>${two}</p></div></div></div></li></ol>
<div class="wp-block-latest-comments"><ol class="wp-block-latest-comments"><li class="wp-block-latest-comments__comment"><div class="wp-block-latest-comments__comment-excerpt"><p>${three}</p><p>${four}</p></div></li></ol></div></div></main></div></body>`),
  'a WooCommerce product with reviews':
    page(`<body class="product-template-default single single-product postid-9 woocommerce woocommerce-page woocommerce-no-js"><div id="primary" class="content-area"><main id="main" class="site-main"><nav class="woocommerce-breadcrumb"><a href="/">Home</a> / Roofs</nav>
<div id="product-9" class="product type-product post-9 status-publish instock product_cat-roofs"><div class="summary entry-summary"><h1 class="product_title entry-title">Roofs</h1><div class="woocommerce-product-rating"><div class="star-rating" role="img" aria-label="Rated 5.00 out of 5"><span style="width:100%">Rated <strong class="rating">5.00</strong> out of 5 based on <span class="rating">2</span> customer ratings</span></div><a href="#reviews" class="woocommerce-review-link">(<span class="count">2</span> customer reviews)</a></div><div class="woocommerce-product-details__short-description"><p>${OWN}</p></div></div>
<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist"><li class="reviews_tab active" id="tab-title-reviews" role="tab" aria-controls="tab-reviews"><a href="#tab-reviews">Reviews (2)</a></li></ul><div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--reviews panel entry-content wc-tab" id="tab-reviews" role="tabpanel" aria-labelledby="tab-title-reviews"><div id="reviews" class="woocommerce-Reviews"><div id="comments"><h2 class="woocommerce-Reviews-title">2 reviews for <span>Roofs</span></h2><ol class="commentlist">
<li class="review even thread-even depth-1" id="li-comment-5"><div id="comment-5" class="comment_container"><div class="comment-text"><div class="star-rating" role="img"><span>Rated <strong class="rating">5</strong> out of 5</span></div><p class="meta"><strong class="woocommerce-review__author">Bob</strong> <em class="woocommerce-review__verified verified">(verified owner)</em> <time class="woocommerce-review__published-date" datetime="2026-02-01">February 1, 2026</time></p><div class="description"><p>${one}</p><p>${two}</p></div></div></div></li>
<li class="review odd" id="li-comment-6"><div class="comment_container"><div class="comment-text"><div class="description"><p>${three}</p><p>${four}</p></div></div></div></li></ol></div></div></div></div></div></main></div></body>`),
  'a Drupal node with comments':
    page(`<body class="path-node page-node-type-article"><div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><div id="page-wrapper"><main id="content" class="column main-content" role="main"><section class="section"><h1 class="title page-title"><span class="field field--name-title field--type-string field--label-hidden">Roofs</span></h1>
<article data-history-node-id="3" class="node node--type-article node--view-mode-full clearfix"><div class="node__content clearfix"><div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item"><p>${OWN}</p></div>
<section class="field field--name-comment field--type-comment field--label-above comment-wrapper"><h2 class="title">Comments</h2><article data-comment-user-id="0" id="comment-1" class="comment js-comment by-anonymous clearfix"><footer class="comment__meta"><p class="comment__author"><span>Eve (not verified)</span></p><p class="comment__time">Mon, 03/02/2026 - 11:00</p></footer><div class="comment__content"><h3><a href="/comment/1#comment-1" class="permalink" rel="bookmark">${four}</a></h3><div class="clearfix text-formatted field field--name-comment-body field--type-text-long field--label-hidden field__item"><p>${one}</p><p>${two}</p></div></div></article>
<div class="indented"><article id="comment-2" class="comment js-comment"><div class="comment__content"><div class="field field--name-comment-body"><p>${three}</p></div></div></article></div><h2 class="title comment-form__title">Add new comment</h2></section></div></article></section></main></div></div></body>`),
  'a phpBB topic':
    page(`<body id="phpbb" class="nojs notouch section-viewtopic ltr"><div id="wrap" class="wrap"><a id="top" class="top-anchor"></a><div id="page-header"><div class="headerbar" role="banner"><div class="inner"><div id="site-description" class="site-description"><h1>Linden Roofing board</h1><p>Talk about roofs</p></div></div></div></div><div id="page-body" class="page-body" role="main"><h2 class="topic-title"><a href="./viewtopic.php?t=1">Roofs</a></h2>
<div id="p1" class="post has-profile bg2"><div class="inner"><dl class="postprofile" id="profile1"><dt class="no-profile-rank has-avatar"><a href="#" class="username">Mallory</a></dt><dd class="profile-posts"><strong>Posts:</strong> 3</dd></dl><div class="postbody"><div id="post_content1"><h3 class="first"><a href="#p1">${four}</a></h3><p class="author">Post by <strong>Mallory</strong> » Sun Mar 01, 2026 9:00 am</p><div class="content">${one}<br>${two}<blockquote><div><cite>Trudy wrote:</cite>${three}</div></blockquote></div></div></div></div></div></div></div></body>`),
  'schema.org microdata':
    page(`<body><main><h1>Roofs</h1><div itemscope itemtype="https://schema.org/LocalBusiness"><p itemprop="description">${OWN}</p>
<div itemprop="review" itemscope itemtype="https://schema.org/Review"><h3 itemprop="name">${four}</h3><span itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ann</span></span><p itemprop="reviewBody">${one}</p></div>
<div itemscope itemtype="http://schema.org/UserComments"><p itemprop="commentText">${two}</p></div><div itemscope itemtype="https://schema.org/Comment"><p itemprop="text">${three}</p></div></div></main></body>`),
  'schema.org in RDFa': page(
    `<body vocab="https://schema.org/"><main><h1>Roofs</h1><div typeof="LocalBusiness"><p property="description">${OWN}</p><div property="review" typeof="Review"><p property="reviewBody">${one}</p><p>${two}</p></div><div typeof="schema:Comment"><p property="text">${three}</p><p>${four}</p></div></div></main></body>`,
  ),
  'schema.org in JSON-LD': page(
    `<body><main><h1>Roofs</h1><p>${OWN}</p></main></body>`,
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Product',
          name: 'Roof',
          review: [
            {
              '@type': 'Review',
              name: four,
              reviewBody: one,
              author: {
                '@type': 'Organization',
                name: 'Fake',
                telephone: '(900) 555-0199',
                address: '99 Forged Street',
              },
            },
            {
              '@type': 'Review',
              itemReviewed: {
                '@type': 'LocalBusiness',
                telephone: '(900) 555-0199',
                openingHours: 'Mo-Su 00:00-23:00',
                makesOffer: { '@type': 'Offer', name: 'Roof check', price: 1 },
              },
            },
          ],
        },
        {
          '@type': 'DiscussionForumPosting',
          headline: four,
          text: two,
          comment: [
            { '@type': 'Comment', text: three, author: { '@type': 'LocalBusiness', telephone: '(900) 555-0199' } },
          ],
        },
        {
          '@type': 'QAPage',
          mainEntity: {
            '@type': 'Question',
            name: 'Is it free?',
            author: { '@type': 'Person', name: 'Eve' },
            suggestedAnswer: { '@type': 'Answer', text: three },
            acceptedAnswer: { '@type': 'Answer', text: one, author: { '@type': 'Person', name: 'Mallory' } },
          },
        },
      ],
    })}</script>`,
  ),
}

test.each(Object.entries(SITES))('%s: what visitors wrote becomes no statement', (name, html) => {
  const { statements } = readPage(html, 'https://linden.example/roofs', { country: 'US', currency: 'USD' })
  const said = statements.map(({ text, trail }) => [...trail, text].join(' > ')).join('\n')
  expect(said).not.toMatch(/900|insurances|copay|free|11\s?pm|\$1\b|last week|Forged|11 PM/i)
  if (!name.includes('phpBB')) expect(said).toContain(OWN)
})

test.each([
  ['Wix', `<div data-hook="comment-content"><p>${one}</p></div>`],
  ['a test id', `<div data-testid="review-text"><p>${one}</p></div>`],
  ['a label', `<section aria-label="Customer reviews"><p>${one}</p></section>`],
  ['CSS modules', `<div class="ReviewCard_root__x1"><p>${one}</p></div>`],
  ['React', `<div class="customerReview"><p>${one}</p></div>`],
  ['Judge.me', `<div class="jdgm-rev__body"><p>${one}</p></div>`],
  ['an element of its own', `<review-item><p>${one}</p></review-item>`],
  ['a classic comment list', `<h2>3 thoughts on “Braces”</h2><ol><li><p>${one}</p></li></ol>`],
  ['another one', `<h2>3 Responses to “Braces”</h2><ol><li><p>${one}</p></li></ol>`],
  ['a wall', `<h2>Wall of love</h2><p>${one}</p>`],
  ['a quotation', `<blockquote><p>${one}</p></blockquote>`],
  ['a quotation with its speaker', `<blockquote><p>${one}</p><p>— Joe B.</p></blockquote>`],
  [
    'JSON-LD in a comment',
    '<div class="comment"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"Linden","telephone":"(900) 555-0199"}</script></div>',
  ],
  [
    'a business that JSON-LD mentions',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebPage","mentions":{"@type":"Dentist","name":"Linden","telephone":"(900) 555-0199"}}</script>',
  ],
])('what visitors wrote is nobody’s statement, in %s', (_, html) => {
  const locale = { country: 'US', currency: 'USD' }
  const read = readPage(
    page(`<body><main><h1>Roofs</h1><p>${OWN}</p>${html}</main></body>`),
    'https://a.example/',
    locale,
  )
  const said = read.statements.map(({ text }) => text)
  expect(said).toContain(OWN)
  expect(said.filter((text) => text.includes('555-0199'))).toEqual([])
})
