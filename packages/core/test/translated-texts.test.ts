import { expect, test } from 'vitest'
import * as locales from '../locales/index.js'
import type { IntlTranslations } from '../src/index.js'

/**
 * The texts of a language, each row in the order of `textsOf`, separated by " | ". The other tests of the translations compare
 * a text with another of the same language, so they accept two that are swapped, or a plural that is wrong. A language
 * needs no row for what it doesn't translate.
 */
interface Texts {
  /** First, previous, next, last. */
  triggers: string
  /** Page 3, and page 10, which is the last. */
  items: string
  /** 1, 2, 3, 11 and 21 pages: every plural category of every language. */
  back: string
  /** 5 pages. */
  forward: string
  /** The root, the PageInput, the PageSizeSelect and "All". */
  names: string
  /** A range, one item of at least 95, a page of 10, a page of an unknown total, and no results. */
  status: string
  number: string
}

const texts: Record<keyof typeof locales, Partial<Texts>> = {
  arEG: {
    triggers: 'الصفحة الأولى | الصفحة السابقة | الصفحة التالية | الصفحة الأخيرة',
    items: 'الصفحة ٣ | الصفحة الأخيرة، الصفحة ١٠',
    back: 'الرجوع صفحة واحدة | الرجوع صفحتين | الرجوع ٣ صفحات | الرجوع ١١ صفحة | الرجوع ٢١ صفحة',
    forward: 'التقدم ٥ صفحات',
    names: 'التنقل بين الصفحات | الصفحة | عدد العناصر في كل صفحة | الكل',
    status: '٢١–٣٠ من ٩٥ | ٩١ من ٩٥+ | الصفحة ٣ من ١٠ | الصفحة ٣ | لا توجد نتائج',
    number: '١٬٢٣٤٬٥٦٧٬٨٩٠',
  },
  az: {
    triggers: 'İlk səhifə | Əvvəlki səhifə | Növbəti səhifə | Son səhifə',
    items: 'Səhifə 3 | Son səhifə, Səhifə 10',
    back: '1 səhifə geri | 2 səhifə geri | 3 səhifə geri | 11 səhifə geri | 21 səhifə geri',
    forward: '5 səhifə irəli',
    names: 'Səhifə naviqasiyası | Səhifə | Səhifədəki element sayı | Hamısı',
    status: '21–30 / 95 | 91 / 95+ | Səhifə 3 / 10 | Səhifə 3 | Nəticə tapılmadı',
    number: '1.234.567.890',
  },
  bg: {
    triggers: 'Първа страница | Предишна страница | Следваща страница | Последна страница',
    items: 'Страница 3 | Последна страница, Страница 10',
    back: '1 страница назад | 2 страници назад | 3 страници назад | 11 страници назад | 21 страници назад',
    forward: '5 страници напред',
    names: 'Пагинация | Страница | Елементи на страница | Всички',
    status: '21–30 от 95 | 91 от 95+ | Страница 3 от 10 | Страница 3 | Няма намерени резултати',
    number: '1 234 567 890',
  },
  bn: {
    triggers: 'প্রথম পৃষ্ঠা | পূর্ববর্তী পৃষ্ঠা | পরবর্তী পৃষ্ঠা | শেষ পৃষ্ঠা',
    items: 'পৃষ্ঠা ৩ | শেষ পৃষ্ঠা, পৃষ্ঠা ১০',
    back: '১ পৃষ্ঠা পিছনে | ২ পৃষ্ঠা পিছনে | ৩ পৃষ্ঠা পিছনে | ১১ পৃষ্ঠা পিছনে | ২১ পৃষ্ঠা পিছনে',
    forward: '৫ পৃষ্ঠা সামনে',
    names: 'পৃষ্ঠা নেভিগেশন | পৃষ্ঠা | প্রতি পৃষ্ঠায় আইটেম | সব',
    status: '২১–৩০ / ৯৫ | ৯১ / ৯৫+ | পৃষ্ঠা ৩ / ১০ | পৃষ্ঠা ৩ | কোনো ফলাফল পাওয়া যায়নি',
    number: '১,২৩,৪৫,৬৭,৮৯০',
  },
  ca: {
    triggers: 'Primera pàgina | Pàgina anterior | Pàgina següent | Última pàgina',
    items: 'Pàgina 3 | Última pàgina, Pàgina 10',
    back: 'Retrocedeix 1 pàgina | Retrocedeix 2 pàgines | Retrocedeix 3 pàgines | Retrocedeix 11 pàgines | Retrocedeix 21 pàgines',
    forward: 'Avança 5 pàgines',
    names: 'Navegació entre pàgines | Pàgina | Elements per pàgina | Tots',
    status: '21–30 de 95 | 91 de 95+ | Pàgina 3 de 10 | Pàgina 3 | Sense resultats',
    number: '1.234.567.890',
  },
  cs: {
    triggers: 'První stránka | Předchozí stránka | Další stránka | Poslední stránka',
    items: 'Stránka 3 | Poslední stránka, Stránka 10',
    back: 'O 1 stránku zpět | O 2 stránky zpět | O 3 stránky zpět | O 11 stránek zpět | O 21 stránek zpět',
    forward: 'O 5 stránek vpřed',
    names: 'Navigace po stránkách | Stránka | Položek na stránku | Vše',
    status: '21–30 z 95 | 91 z 95+ | Stránka 3 z 10 | Stránka 3 | Nebyly nalezeny žádné výsledky',
    number: '1 234 567 890',
  },
  da: {
    triggers: 'Første side | Forrige side | Næste side | Sidste side',
    items: 'Side 3 | Sidste side, Side 10',
    back: '1 side tilbage | 2 sider tilbage | 3 sider tilbage | 11 sider tilbage | 21 sider tilbage',
    forward: '5 sider frem',
    names: 'Sidenavigation | Side | Elementer pr. side | Alle',
    status: '21–30 af 95 | 91 af 95+ | Side 3 af 10 | Side 3 | Ingen resultater fundet',
    number: '1.234.567.890',
  },
  de: {
    triggers: 'Erste Seite | Vorherige Seite | Nächste Seite | Letzte Seite',
    items: 'Seite 3 | Letzte Seite, Seite 10',
    back: '1 Seite zurück | 2 Seiten zurück | 3 Seiten zurück | 11 Seiten zurück | 21 Seiten zurück',
    forward: '5 Seiten vor',
    names: 'Seitennavigation | Seite | Einträge pro Seite | Alle',
    status: '21–30 von 95 | 91 von 95+ | Seite 3 von 10 | Seite 3 | Keine Ergebnisse gefunden',
    number: '1.234.567.890',
  },
  el: {
    triggers: 'Πρώτη σελίδα | Προηγούμενη σελίδα | Επόμενη σελίδα | Τελευταία σελίδα',
    items: 'Σελίδα 3 | Τελευταία σελίδα, Σελίδα 10',
    back: '1 σελίδα πίσω | 2 σελίδες πίσω | 3 σελίδες πίσω | 11 σελίδες πίσω | 21 σελίδες πίσω',
    forward: '5 σελίδες μπροστά',
    names: 'Πλοήγηση σε σελίδες | Σελίδα | Στοιχεία ανά σελίδα | Όλα',
    status: '21–30 από 95 | 91 από 95+ | Σελίδα 3 από 10 | Σελίδα 3 | Δεν βρέθηκαν αποτελέσματα',
    number: '1.234.567.890',
  },
  es: {
    triggers: 'Primera página | Página anterior | Página siguiente | Última página',
    items: 'Página 3 | Última página, Página 10',
    back: 'Retroceder 1 página | Retroceder 2 páginas | Retroceder 3 páginas | Retroceder 11 páginas | Retroceder 21 páginas',
    forward: 'Avanzar 5 páginas',
    names: 'Paginación | Página | Elementos por página | Todos',
    status: '21–30 de 95 | 91 de 95+ | Página 3 de 10 | Página 3 | No se han encontrado resultados',
    number: '1.234.567.890',
  },
  et: {
    triggers: 'Esimene lehekülg | Eelmine lehekülg | Järgmine lehekülg | Viimane lehekülg',
    items: 'Lehekülg 3 | Viimane lehekülg, Lehekülg 10',
    back: '1 lehekülg tagasi | 2 lehekülge tagasi | 3 lehekülge tagasi | 11 lehekülge tagasi | 21 lehekülge tagasi',
    forward: '5 lehekülge edasi',
    names: 'Lehekülgede navigeerimine | Lehekülg | Kirjeid leheküljel | Kõik',
    status: '21–30 / 95 | 91 / 95+ | Lehekülg 3 / 10 | Lehekülg 3 | Tulemusi ei leitud',
    number: '1 234 567 890',
  },
  fa: {
    triggers: 'صفحهٔ اول | صفحهٔ قبلی | صفحهٔ بعدی | صفحهٔ آخر',
    items: 'صفحهٔ ۳ | صفحهٔ آخر، صفحهٔ ۱۰',
    back: '۱ صفحه به عقب | ۲ صفحه به عقب | ۳ صفحه به عقب | ۱۱ صفحه به عقب | ۲۱ صفحه به عقب',
    forward: '۵ صفحه به جلو',
    names: 'ناوبری صفحه‌ها | صفحه | تعداد موارد در هر صفحه | همه',
    status: '۲۱–۳۰ از ۹۵ | ۹۱ از ۹۵+ | صفحهٔ ۳ از ۱۰ | صفحهٔ ۳ | نتیجه‌ای یافت نشد',
    number: '۱٬۲۳۴٬۵۶۷٬۸۹۰',
  },
  fi: {
    triggers: 'Ensimmäinen sivu | Edellinen sivu | Seuraava sivu | Viimeinen sivu',
    items: 'Sivu 3 | Viimeinen sivu, Sivu 10',
    back: '1 sivu taaksepäin | 2 sivua taaksepäin | 3 sivua taaksepäin | 11 sivua taaksepäin | 21 sivua taaksepäin',
    forward: '5 sivua eteenpäin',
    names: 'Sivutuksen navigointi | Sivu | Kohteita sivulla | Kaikki',
    status: '21–30 / 95 | 91 / 95+ | Sivu 3 / 10 | Sivu 3 | Ei tuloksia',
    number: '1 234 567 890',
  },
  fr: {
    triggers: 'Première page | Page précédente | Page suivante | Dernière page',
    items: 'Page 3 | Dernière page, Page 10',
    back: 'Reculer de 1 page | Reculer de 2 pages | Reculer de 3 pages | Reculer de 11 pages | Reculer de 21 pages',
    forward: 'Avancer de 5 pages',
    names: 'Pagination | Page | Éléments par page | Tous',
    status: '21–30 sur 95 | 91 sur 95+ | Page 3 sur 10 | Page 3 | Aucun résultat trouvé',
    number: '1 234 567 890',
  },
  he: {
    triggers: 'העמוד הראשון | העמוד הקודם | העמוד הבא | העמוד האחרון',
    items: 'עמוד 3 | העמוד האחרון, עמוד 10',
    back: 'עמוד אחד אחורה | שני עמודים אחורה | 3 עמודים אחורה | 11 עמודים אחורה | 21 עמודים אחורה',
    forward: '5 עמודים קדימה',
    names: 'ניווט בעמודים | עמוד | פריטים לעמוד | הכל',
    status: '21–30 מתוך 95 | 91 מתוך 95+ | עמוד 3 מתוך 10 | עמוד 3 | לא נמצאו תוצאות',
    number: '1,234,567,890',
  },
  hiIN: {
    triggers: 'पहला पृष्ठ | पिछला पृष्ठ | अगला पृष्ठ | अंतिम पृष्ठ',
    items: 'पृष्ठ 3 | अंतिम पृष्ठ, पृष्ठ 10',
    back: '1 पृष्ठ पीछे | 2 पृष्ठ पीछे | 3 पृष्ठ पीछे | 11 पृष्ठ पीछे | 21 पृष्ठ पीछे',
    forward: '5 पृष्ठ आगे',
    names: 'पृष्ठ नेविगेशन | पृष्ठ | प्रति पृष्ठ आइटम | सभी',
    status: 'कुल 95 में से 21–30 | कुल 95+ में से 91 | कुल 10 में से पृष्ठ 3 | पृष्ठ 3 | कोई परिणाम नहीं मिला',
    number: '1,23,45,67,890',
  },
  hr: {
    triggers: 'Prva stranica | Prethodna stranica | Sljedeća stranica | Posljednja stranica',
    items: 'Stranica 3 | Posljednja stranica, Stranica 10',
    back: 'Natrag 1 stranicu | Natrag 2 stranice | Natrag 3 stranice | Natrag 11 stranica | Natrag 21 stranicu',
    forward: 'Naprijed 5 stranica',
    names: 'Navigacija po stranicama | Stranica | Stavki po stranici | Sve',
    status: '21–30 od 95 | 91 od 95+ | Stranica 3 od 10 | Stranica 3 | Nema pronađenih rezultata',
    number: '1.234.567.890',
  },
  hu: {
    triggers: 'Első oldal | Előző oldal | Következő oldal | Utolsó oldal',
    items: '3. oldal | Utolsó oldal, 10. oldal',
    back: '1 oldallal vissza | 2 oldallal vissza | 3 oldallal vissza | 11 oldallal vissza | 21 oldallal vissza',
    forward: '5 oldallal előre',
    names: 'Lapozás | Oldal | Elemek száma oldalanként | Összes',
    status: '21–30 / 95 | 91 / 95+ | 3. oldal / 10 | 3. oldal | Nincs találat',
    number: '1 234 567 890',
  },
  id: {
    triggers: 'Halaman pertama | Halaman sebelumnya | Halaman berikutnya | Halaman terakhir',
    items: 'Halaman 3 | Halaman terakhir, Halaman 10',
    back: 'Mundur 1 halaman | Mundur 2 halaman | Mundur 3 halaman | Mundur 11 halaman | Mundur 21 halaman',
    forward: 'Maju 5 halaman',
    names: 'Navigasi halaman | Halaman | Item per halaman | Semua',
    status: '21–30 dari 95 | 91 dari 95+ | Halaman 3 dari 10 | Halaman 3 | Tidak ada hasil',
    number: '1.234.567.890',
  },
  is: {
    triggers: 'Fyrsta síða | Fyrri síða | Næsta síða | Síðasta síða',
    items: 'Síða 3 | Síðasta síða, Síða 10',
    back: 'Til baka um 1 síðu | Til baka um 2 síður | Til baka um 3 síður | Til baka um 11 síður | Til baka um 21 síðu',
    forward: 'Áfram um 5 síður',
    names: 'Síðuflakk | Síða | Færslur á síðu | Allar',
    status: '21–30 af 95 | 91 af 95+ | Síða 3 af 10 | Síða 3 | Engar niðurstöður fundust',
    number: '1.234.567.890',
  },
  it: {
    triggers: 'Prima pagina | Pagina precedente | Pagina successiva | Ultima pagina',
    items: 'Pagina 3 | Ultima pagina, Pagina 10',
    back: 'Indietro di 1 pagina | Indietro di 2 pagine | Indietro di 3 pagine | Indietro di 11 pagine | Indietro di 21 pagine',
    forward: 'Avanti di 5 pagine',
    names: 'Navigazione tra le pagine | Pagina | Elementi per pagina | Tutti',
    status: '21–30 di 95 | 91 di 95+ | Pagina 3 di 10 | Pagina 3 | Nessun risultato trovato',
    number: '1.234.567.890',
  },
  ja: {
    triggers: '最初のページ | 前のページ | 次のページ | 最後のページ',
    items: '3ページ | 最後のページ、10ページ',
    back: '1ページ戻る | 2ページ戻る | 3ページ戻る | 11ページ戻る | 21ページ戻る',
    forward: '5ページ進む',
    names: 'ページネーション | ページ | 1ページあたりの件数 | すべて',
    status: '95件中 21–30件 | 95+件中 91件 | 10ページ中 3ページ目 | 3ページ | 該当する結果がありません',
    number: '1,234,567,890',
  },
  kk: {
    triggers: 'Бірінші бет | Алдыңғы бет | Келесі бет | Соңғы бет',
    items: '3-бет | Соңғы бет, 10-бет',
    back: '1 бет артқа | 2 бет артқа | 3 бет артқа | 11 бет артқа | 21 бет артқа',
    forward: '5 бет алға',
    names: 'Беттерді шарлау | Бет | Беттегі элементтер саны | Бәрі',
    status: '21–30 / 95 | 91 / 95+ | 3-бет / 10 | 3-бет | Нәтиже табылмады',
    number: '1 234 567 890',
  },
  ko: {
    triggers: '첫 페이지 | 이전 페이지 | 다음 페이지 | 마지막 페이지',
    items: '3페이지 | 마지막 페이지, 10페이지',
    back: '1페이지 뒤로 | 2페이지 뒤로 | 3페이지 뒤로 | 11페이지 뒤로 | 21페이지 뒤로',
    forward: '5페이지 앞으로',
    names: '페이지 탐색 | 페이지 | 페이지당 항목 수 | 전체',
    status: '95개 중 21–30 | 95+개 중 91 | 10페이지 중 3페이지 | 3페이지 | 결과가 없습니다',
    number: '1,234,567,890',
  },
  lt: {
    triggers: 'Pirmas puslapis | Ankstesnis puslapis | Kitas puslapis | Paskutinis puslapis',
    items: 'Puslapis 3 | Paskutinis puslapis, Puslapis 10',
    back: 'Atgal per 1 puslapį | Atgal per 2 puslapius | Atgal per 3 puslapius | Atgal per 11 puslapių | Atgal per 21 puslapį',
    forward: 'Pirmyn per 5 puslapius',
    names: 'Puslapių naršymas | Puslapis | Įrašai puslapyje | Visi',
    status: '21–30 iš 95 | 91 iš 95+ | Puslapis 3 iš 10 | Puslapis 3 | Įrašų nerasta',
    number: '1 234 567 890',
  },
  lv: {
    triggers: 'Pirmā lapa | Iepriekšējā lapa | Nākamā lapa | Pēdējā lapa',
    items: 'Lapa 3 | Pēdējā lapa, Lapa 10',
    back: 'Par 1 lapu atpakaļ | Par 2 lapām atpakaļ | Par 3 lapām atpakaļ | Par 11 lapām atpakaļ | Par 21 lapu atpakaļ',
    forward: 'Par 5 lapām uz priekšu',
    names: 'Lapu navigācija | Lapa | Ieraksti lapā | Visi',
    status: '21–30 no 95 | 91 no 95+ | Lapa 3 no 10 | Lapa 3 | Ieraksti nav atrasti',
    number: '1 234 567 890',
  },
  mk: {
    triggers: 'Прва страница | Претходна страница | Следна страница | Последна страница',
    items: 'Страница 3 | Последна страница, Страница 10',
    back: '1 страница назад | 2 страници назад | 3 страници назад | 11 страници назад | 21 страница назад',
    forward: '5 страници напред',
    names: 'Навигација низ страници | Страница | Записи по страница | Сите',
    status: '21 – 30 од 95 | 91 од 95+ | Страница 3 од 10 | Страница 3 | Нема резултати',
    number: '1.234.567.890',
  },
  ms: {
    triggers: 'Halaman pertama | Halaman sebelumnya | Halaman seterusnya | Halaman terakhir',
    items: 'Halaman 3 | Halaman terakhir, Halaman 10',
    back: 'Undur 1 halaman | Undur 2 halaman | Undur 3 halaman | Undur 11 halaman | Undur 21 halaman',
    forward: 'Maju 5 halaman',
    names: 'Navigasi halaman | Halaman | Item setiap halaman | Semua',
    status: '21–30 daripada 95 | 91 daripada 95+ | Halaman 3 daripada 10 | Halaman 3 | Tiada hasil',
    number: '1,234,567,890',
  },
  nb: {
    triggers: 'Første side | Forrige side | Neste side | Siste side',
    items: 'Side 3 | Siste side, Side 10',
    back: '1 side tilbake | 2 sider tilbake | 3 sider tilbake | 11 sider tilbake | 21 sider tilbake',
    forward: '5 sider frem',
    names: 'Sidenavigasjon | Side | Elementer per side | Alle',
    status: '21–30 av 95 | 91 av 95+ | Side 3 av 10 | Side 3 | Ingen resultater funnet',
    number: '1 234 567 890',
  },
  nl: {
    triggers: 'Eerste pagina | Vorige pagina | Volgende pagina | Laatste pagina',
    items: 'Pagina 3 | Laatste pagina, Pagina 10',
    back: '1 pagina terug | 2 pagina’s terug | 3 pagina’s terug | 11 pagina’s terug | 21 pagina’s terug',
    forward: '5 pagina’s vooruit',
    names: 'Paginanavigatie | Pagina | Items per pagina | Alle',
    status: '21–30 van 95 | 91 van 95+ | Pagina 3 van 10 | Pagina 3 | Geen resultaten gevonden',
    number: '1.234.567.890',
  },
  pl: {
    triggers: 'Pierwsza strona | Poprzednia strona | Następna strona | Ostatnia strona',
    items: 'Strona 3 | Ostatnia strona, Strona 10',
    back: '1 stronę wstecz | 2 strony wstecz | 3 strony wstecz | 11 stron wstecz | 21 stron wstecz',
    forward: '5 stron do przodu',
    names: 'Nawigacja po stronach | Strona | Pozycji na stronie | Wszystkie',
    status: '21–30 z 95 | 91 z 95+ | Strona 3 z 10 | Strona 3 | Nie znaleziono wyników',
    number: '1 234 567 890',
  },
  pt: {
    triggers: 'Primeira página | Página anterior | Página seguinte | Última página',
    items: 'Página 3 | Última página, Página 10',
    back: 'Recuar 1 página | Recuar 2 páginas | Recuar 3 páginas | Recuar 11 páginas | Recuar 21 páginas',
    forward: 'Avançar 5 páginas',
    names: 'Navegação de páginas | Página | Itens por página | Todos',
    status: '21–30 de 95 | 91 de 95+ | Página 3 de 10 | Página 3 | Nenhum resultado encontrado',
    number: '1 234 567 890',
  },
  ptBR: {
    triggers: 'Primeira página | Página anterior | Próxima página | Última página',
    items: 'Página 3 | Última página, Página 10',
    back: 'Voltar 1 página | Voltar 2 páginas | Voltar 3 páginas | Voltar 11 páginas | Voltar 21 páginas',
    forward: 'Avançar 5 páginas',
    names: 'Navegação de páginas | Página | Itens por página | Todos',
    status: '21–30 de 95 | 91 de 95+ | Página 3 de 10 | Página 3 | Nenhum resultado encontrado',
    number: '1.234.567.890',
  },
  ro: {
    triggers: 'Prima pagină | Pagina anterioară | Pagina următoare | Ultima pagină',
    items: 'Pagina 3 | Ultima pagină, Pagina 10',
    back: 'Înapoi cu 1 pagină | Înapoi cu 2 pagini | Înapoi cu 3 pagini | Înapoi cu 11 pagini | Înapoi cu 21 de pagini',
    forward: 'Înainte cu 5 pagini',
    names: 'Navigare prin pagini | Pagina | Elemente pe pagină | Toate',
    status: '21–30 din 95 | 91 din 95+ | Pagina 3 din 10 | Pagina 3 | Nu s-au găsit rezultate',
    number: '1.234.567.890',
  },
  ru: {
    triggers: 'Первая страница | Предыдущая страница | Следующая страница | Последняя страница',
    items: 'Страница 3 | Последняя страница, Страница 10',
    back: 'На 1 страницу назад | На 2 страницы назад | На 3 страницы назад | На 11 страниц назад | На 21 страницу назад',
    forward: 'На 5 страниц вперёд',
    names: 'Навигация по страницам | Страница | Записей на странице | Все',
    status: '21–30 из 95 | 91 из 95+ | Страница 3 из 10 | Страница 3 | Результатов не найдено',
    number: '1 234 567 890',
  },
  sk: {
    triggers: 'Prvá stránka | Predchádzajúca stránka | Ďalšia stránka | Posledná stránka',
    items: 'Stránka 3 | Posledná stránka, Stránka 10',
    back: 'O 1 stránku späť | O 2 stránky späť | O 3 stránky späť | O 11 stránok späť | O 21 stránok späť',
    forward: 'O 5 stránok dopredu',
    names: 'Navigácia po stránkach | Stránka | Položiek na stránku | Všetky',
    status: '21–30 z 95 | 91 z 95+ | Stránka 3 z 10 | Stránka 3 | Neboli nájdené žiadne výsledky',
    number: '1 234 567 890',
  },
  sl: {
    triggers: 'Prva stran | Prejšnja stran | Naslednja stran | Zadnja stran',
    items: 'Stran 3 | Zadnja stran, Stran 10',
    back: '1 stran nazaj | 2 strani nazaj | 3 strani nazaj | 11 strani nazaj | 21 strani nazaj',
    forward: '5 strani naprej',
    names: 'Navigacija po straneh | Stran | Elementov na stran | Vse',
    status: '21–30 od 95 | 91 od 95+ | Stran 3 od 10 | Stran 3 | Ni rezultatov',
    number: '1.234.567.890',
  },
  sr: {
    triggers: 'Прва страница | Претходна страница | Следећа страница | Последња страница',
    items: 'Страница 3 | Последња страница, Страница 10',
    back: 'Назад 1 страницу | Назад 2 странице | Назад 3 странице | Назад 11 страница | Назад 21 страницу',
    forward: 'Напред 5 страница',
    names: 'Навигација по страницама | Страница | Ставки по страници | Све',
    status: '21–30 од 95 | 91 од 95+ | Страница 3 од 10 | Страница 3 | Нема пронађених резултата',
    number: '1.234.567.890',
  },
  sv: {
    triggers: 'Första sidan | Föregående sida | Nästa sida | Sista sidan',
    items: 'Sida 3 | Sista sidan, Sida 10',
    back: '1 sida bakåt | 2 sidor bakåt | 3 sidor bakåt | 11 sidor bakåt | 21 sidor bakåt',
    forward: '5 sidor framåt',
    names: 'Sidnavigering | Sida | Objekt per sida | Alla',
    status: '21–30 av 95 | 91 av 95+ | Sida 3 av 10 | Sida 3 | Inga resultat hittades',
    number: '1 234 567 890',
  },
  th: {
    triggers: 'หน้าแรก | หน้าก่อนหน้า | หน้าถัดไป | หน้าสุดท้าย',
    items: 'หน้า 3 | หน้าสุดท้าย, หน้า 10',
    back: 'ย้อนกลับ 1 หน้า | ย้อนกลับ 2 หน้า | ย้อนกลับ 3 หน้า | ย้อนกลับ 11 หน้า | ย้อนกลับ 21 หน้า',
    forward: 'ไปข้างหน้า 5 หน้า',
    names: 'การนำทางหน้า | หน้า | รายการต่อหน้า | ทั้งหมด',
    status: '21–30 จาก 95 | 91 จาก 95+ | หน้า 3 จาก 10 | หน้า 3 | ไม่พบผลลัพธ์',
    number: '1,234,567,890',
  },
  tr: {
    triggers: 'İlk sayfa | Önceki sayfa | Sonraki sayfa | Son sayfa',
    items: 'Sayfa 3 | Son sayfa, Sayfa 10',
    back: '1 sayfa geri | 2 sayfa geri | 3 sayfa geri | 11 sayfa geri | 21 sayfa geri',
    forward: '5 sayfa ileri',
    names: 'Sayfa navigasyonu | Sayfa | Sayfa başına öğe | Tümü',
    status: '21–30 / 95 | 91 / 95+ | Sayfa 3 / 10 | Sayfa 3 | Sonuç bulunamadı',
    number: '1.234.567.890',
  },
  uk: {
    triggers: 'Перша сторінка | Попередня сторінка | Наступна сторінка | Остання сторінка',
    items: 'Сторінка 3 | Остання сторінка, Сторінка 10',
    back: 'На 1 сторінку назад | На 2 сторінки назад | На 3 сторінки назад | На 11 сторінок назад | На 21 сторінку назад',
    forward: 'На 5 сторінок вперед',
    names: 'Навігація сторінками | Сторінка | Елементів на сторінці | Усі',
    status: '21–30 з 95 | 91 з 95+ | Сторінка 3 з 10 | Сторінка 3 | Результатів не знайдено',
    number: '1 234 567 890',
  },
  ur: {
    triggers: 'پہلا صفحہ | پچھلا صفحہ | اگلا صفحہ | آخری صفحہ',
    items: 'صفحہ 3 | آخری صفحہ، صفحہ 10',
    back: '1 صفحہ پیچھے | 2 صفحات پیچھے | 3 صفحات پیچھے | 11 صفحات پیچھے | 21 صفحات پیچھے',
    forward: '5 صفحات آگے',
    names: 'صفحات کی نیویگیشن | صفحہ | فی صفحہ آئٹمز | سب',
    status: '95 میں سے 21–30 | 95+ میں سے 91 | 10 میں سے صفحہ 3 | صفحہ 3 | کوئی نتیجہ نہیں ملا',
    number: '1,234,567,890',
  },
  vi: {
    triggers: 'Trang đầu | Trang trước | Trang sau | Trang cuối',
    items: 'Trang 3 | Trang cuối, Trang 10',
    back: 'Lùi 1 trang | Lùi 2 trang | Lùi 3 trang | Lùi 11 trang | Lùi 21 trang',
    forward: 'Tiến 5 trang',
    names: 'Điều hướng trang | Trang | Số mục mỗi trang | Tất cả',
    status: '21–30 trong 95 | 91 trong 95+ | Trang 3 trong 10 | Trang 3 | Không tìm thấy kết quả',
    number: '1.234.567.890',
  },
  zhCN: {
    triggers: '第一页 | 上一页 | 下一页 | 最后一页',
    items: '第 3 页 | 最后一页，第 10 页',
    back: '向前 1 页 | 向前 2 页 | 向前 3 页 | 向前 11 页 | 向前 21 页',
    forward: '向后 5 页',
    names: '分页导航 | 页码 | 每页条数 | 全部',
    status: '第 21–30 条，共 95 条 | 第 91 条，共 95+ 条 | 第 3 页，共 10 页 | 第 3 页 | 未找到结果',
    number: '1,234,567,890',
  },
  zhTW: {
    triggers: '第一頁 | 上一頁 | 下一頁 | 最後一頁',
    items: '第 3 頁 | 最後一頁，第 10 頁',
    back: '向前 1 頁 | 向前 2 頁 | 向前 3 頁 | 向前 11 頁 | 向前 21 頁',
    forward: '向後 5 頁',
    names: '分頁導覽 | 頁碼 | 每頁筆數 | 全部',
    status: '第 21–30 筆，共 95 筆 | 第 91 筆，共 95+ 筆 | 第 3 頁，共 10 頁 | 第 3 頁 | 沒有符合的結果',
    number: '1,234,567,890',
  },
}

const lacking: string[] = []

test.for(Object.entries(locales))('%s', ([name, translations]) => {
  const expected = texts[name as keyof typeof locales]
  const actual = Object.entries(textsOf(translations))
  lacking.push(...actual.filter(([row]) => !(row in expected)).map(([row]) => `${name}.${row}`))
  expect(Object.fromEntries(actual.filter(([row]) => row in expected))).toEqual(expected)
})

test('lists the rows that languages lack', () => {
  if (lacking.length > 0) console.info('missing:', lacking.join(', '))
})

function textsOf(translations: IntlTranslations): Texts {
  const { firstTriggerLabel, prevTriggerLabel, nextTriggerLabel, lastTriggerLabel } = translations
  const { rootLabel, pageInputLabel, pageSizeLabel, allLabel } = translations
  const { number, itemLabel, jumpLabel, statusLabel } = translations
  const jumps = (direction: 'back' | 'forward', ...distances: number[]) =>
    row(...distances.map((distance) => jumpLabel({ direction, distance, page: 1 })))
  const details = { page: 3, totalPages: 10, start: 21, end: 30, count: 95, isCountExact: true }
  const unknown = { ...details, count: undefined }
  return {
    triggers: row(firstTriggerLabel, prevTriggerLabel, nextTriggerLabel, lastTriggerLabel),
    items: row(itemLabel({ page: 3, totalPages: 10 }), itemLabel({ page: 10, totalPages: 10 })),
    back: jumps('back', 1, 2, 3, 11, 21),
    forward: jumps('forward', 5),
    names: row(rootLabel, pageInputLabel, pageSizeLabel, allLabel),
    status: row(
      statusLabel(details),
      statusLabel({ ...details, start: 91, end: 91, isCountExact: false }),
      statusLabel(unknown),
      statusLabel({ ...unknown, totalPages: 0 }),
      statusLabel({ ...details, count: 0 }),
    ),
    number: row(number(1_234_567_890)),
  }
}

/** Spaces, dashes and marks of direction differ between versions of `Intl`. */
const row = (...labels: string[]): string =>
  labels
    .join(' | ')
    .replace(/[\u200e\u200f]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/(\p{Nd}) ?[\p{Pd}~～] ?(?=\p{Nd})/gu, '$1–')
