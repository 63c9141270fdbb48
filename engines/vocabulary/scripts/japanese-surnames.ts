/** Frequent Japanese surnames in kanji, in modified Hepburn and in other common spellings. */
import { tableOf } from './spelled.ts';

export const japaneseSurnames = tableOf(`
  佐藤 sato satou
  鈴木 suzuki
  高橋 takahashi
  髙橋 takahashi
  田中 tanaka
  伊藤 ito itou
  伊東 ito itou
  渡辺 watanabe
  渡邊 watanabe
  渡邉 watanabe
  渡部 watanabe watabe
  山本 yamamoto
  中村 nakamura
  小林 kobayashi
  加藤 kato katou
  吉田 yoshida
  山田 yamada
  佐々木 sasaki
  山口 yamaguchi
  松本 matsumoto
  井上 inoue
  木村 kimura
  林 hayashi
  斎藤 saito saitou
  斉藤 saito saitou
  齋藤 saito saitou
  清水 shimizu
  山崎 yamazaki yamasaki
  森 mori
  池田 ikeda
  橋本 hashimoto
  阿部 abe
  安部 abe
  石川 ishikawa
  山下 yamashita
  中島 nakajima nakashima
  石井 ishii
  小川 ogawa
  前田 maeda
  岡田 okada
  長谷川 hasegawa
  藤田 fujita
  後藤 goto gotou
  近藤 kondo kondou
  村上 murakami
  遠藤 endo endou
  青木 aoki
  坂本 sakamoto
  福田 fukuda
  太田 ota oota ohta
  大田 ota oota
  西村 nishimura
  藤井 fujii
  金子 kaneko
  岡本 okamoto
  藤原 fujiwara
  中野 nakano
  三浦 miura
  原田 harada
  中川 nakagawa
  松田 matsuda
  竹内 takeuchi
  小野 ono
  田村 tamura
  中山 nakayama
  和田 wada
  石田 ishida
  森田 morita
  上田 ueda
  原 hara
  内田 uchida
  柴田 shibata
  酒井 sakai
  宮崎 miyazaki
  横山 yokoyama
  高木 takagi
  安藤 ando andou
  宮本 miyamoto
  大野 ono oono ohno
  小島 kojima
  谷口 taniguchi
  今井 imai
  工藤 kudo kudou
  高田 takada
  増田 masuda
  丸山 maruyama
  杉山 sugiyama
  村田 murata
  大塚 otsuka ohtsuka
  新井 arai
  荒井 arai
  小山 koyama
  平野 hirano
  藤本 fujimoto
  河野 kono kawano
  上野 ueno
  野口 noguchi
  武田 takeda
  松井 matsui
  千葉 chiba
  菅原 sugawara
  岩崎 iwasaki
  久保 kubo
  木下 kinoshita
  佐野 sano
  野村 nomura
  松尾 matsuo
  市川 ichikawa
  菊地 kikuchi
  菊池 kikuchi
  杉本 sugimoto
  古川 furukawa
  大西 onishi oonishi
  島田 shimada
  水野 mizuno
  桜井 sakurai
  高野 takano
  吉川 yoshikawa
  山内 yamauchi
  西田 nishida
  飯田 iida
  西川 nishikawa
  小松 komatsu
  北村 kitamura
  安田 yasuda
  五十嵐 igarashi
  川口 kawaguchi
  平田 hirata
  関 seki
  中田 nakata
  久保田 kubota
  服部 hattori
  東 higashi azuma
  岩田 iwata
  土屋 tsuchiya
  川崎 kawasaki
  福島 fukushima
  本田 honda
  辻 tsuji
  樋口 higuchi
  秋山 akiyama
  田口 taguchi
  永井 nagai
  山中 yamanaka
  中西 nakanishi
  吉村 yoshimura
  川上 kawakami
  石原 ishihara
  大橋 ohashi oohashi
  松岡 matsuoka
  浜田 hamada
  馬場 baba
  森本 morimoto
  矢野 yano
  浅野 asano
  大島 oshima ohshima
  松下 matsushita
  星野 hoshino
  大谷 otani ohtani
  大坂 osaka
  豊田 toyoda toyota
  黒田 kuroda
  黒澤 kurosawa
  黒沢 kurosawa
  松嶋 matsushima
  松島 matsushima
  松浦 matsuura
  宮脇 miyawaki
  宮田 miyata
  宮下 miyashita
  三木 miki
  三木谷 mikitani
  三島 mishima
  三宅 miyake
  孫 son
  南 minami
  北野 kitano
  北川 kitagawa
  福原 fukuhara
  福井 fukui
  福本 fukumoto
  堀 hori
  堀内 horiuchi
  堀江 horie
  岡 oka
  岡崎 okazaki
  須藤 sudo
  内藤 naito
  成田 narita
  白石 shiraishi
  西山 nishiyama
  西尾 nishio
  本多 honda
  平井 hirai
  平山 hirayama
  広瀬 hirose
  中井 nakai
  中尾 nakao
  小池 koike
  小沢 ozawa
  小澤 ozawa
  小泉 koizumi
  小西 konishi
  大久保 okubo
  大川 okawa
  大石 oishi
  大森 omori
  村松 muramatsu
  森山 moriyama
  望月 mochizuki
  桑原 kuwahara
  栗原 kurihara
  細川 hosokawa
  荒木 araki
  萩原 hagiwara
  田辺 tanabe
  田島 tajima
  永田 nagata
  足立 adachi
  関口 sekiguchi
  飯塚 iizuka
  熊谷 kumagai
  片山 katayama
  牧野 makino
  渋谷 shibuya
  神田 kanda
  神谷 kamiya
`);
