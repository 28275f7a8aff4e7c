/**
 * Words that occur most often in leaked passwords and are therefore guessed first, without leading or trailing
 * digits and without digits in place of letters.
 */
const WORDS = `
password passw passwort passwords pass adgang adgangskode kodeord kode hemmelig hemmeligt login velkommen welcome admin
administrator root guest user test tester testing default changeme letmein secret master access system manager
qwerty qwertz azerty qwertyui qwertyuiop qwertyu qwert asdf asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm
qazwsx qazwsxedc qweasd qweasdzxc qweqwe asdasd asdqwe zaqwsx zaqxsw wsxedc poiuyt mnbvcxz lkjhgfdsa qwaszx poiuytrewq
abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij aaa xxx aaaaaa qqq
iloveyou ilove love lovely lovers loveme forever princess prinsesse prins sunshine solskin flower flowers blomst
dragon monkey abekat shadow superman batman spiderman pokemon pikachu starwars naruto minecraft fortnite roblox
football baseball basketball hockey soccer fodbold handbold badminton tennis golfer rytter hest hesten heste
charlie jordan michael michelle jennifer jessica ashley daniel thomas robert andrew joshua matthew anthony nicole
amanda samantha hannah buster harley tigger pepper ginger maggie bailey bella molly rocky lucky
anders andreas christian kristian frederik mathias mikkel mads rasmus jakob jacob nikolaj christoffer kasper
emil oliver oscar victor william noah lucas magnus sebastian simon tobias jonas peter martin lars henrik morten jesper
soeren søren jens hans niels ole bent erik karl svend torben mette maria anne anna hanne lone lene pia camilla louise
sofie sofia emma ida freja laura clara mathilde caroline cecilie julie katrine kathrine line signe sara sarah
amalie josefine johanne karen kirsten inger birthe gitte susanne charlotte
sommer summer winter vinter foraar forår efteraar efterår spring autumn januar februar marts april juni juli august
september oktober november december mandag tirsdag onsdag torsdag fredag loerdag lørdag soendag søndag weekend
monday tuesday wednesday thursday friday saturday sunday january february march october
danmark denmark kobenhavn koebenhavn københavn copenhagen aarhus århus odense aalborg ålborg esbjerg randers dansk
sverige norge island groenland grønland fcm fck brondby broendby brøndby fcmidtjylland liverpool arsenal chelsea
barcelona manchester manutd realmadrid juventus
computer internet google facebook instagram microsoft windows apple iphone samsung android linkedin youtube spotify
netflix hotmail gmail yahoo whatever nothing hello goodbye hej hejhej hejsa farvel morgen godmorgen skat skatter
skatepige baby babygirl babyboy sweet sweetie honey chocolate chokolade cookie cookies banana banan jordbaer jordbær
kartoffel pandekage pandekager leverpostej roedgroed rødgrød smoerrebroed smørrebrød hygge
killer hunter ranger trustno freedom mustang ferrari porsche corvette mercedes yamaha harleydavidson honda volvo toyota
cheese coffee kaffe guitar music musik metallica nirvana slipknot eminem madonna beatles elvis purple yellow orange
silver golden diamond diamant rainbow regnbue butterfly sommerfugl unicorn enhjoerning enhjørning dolphin delfin
tiger lion loeve løve eagle falcon panther phoenix wolf ulven bamse missekat killing hvalp hund hunden kat katten
angel engel heaven jesus jesuschrist god bibel amen merlin gandalf hobbit matrix zelda mario warcraft starcraft
whatthefuck fuckyou fuck fucker fuckoff asshole bitch pussy sexy sexsex dick pornhub lort fanden satan helvede
trump obama kennedy onelove fiesta party fest festen festlig festlige bryllup konfirmation barnedaab barnedåb
foedselsdag fødselsdag birthday wedding christmas jul julen julemand juleaften nytaar nytår familie family familien
mor far mormor morfar farmor farfar lillesoester lillesøster lillebror storesoester storesøster storebror
mother father brother sister daughter son husband wife kone mand konen manden boern børn boernene børnene
blink snoopy scooter peanut pumpkin popcorn smokey sparky cowboys yankees lakers steelers eagles rangers bulldog
jackson johnson smith williams taylor hansen jensen nielsen pedersen andersen christensen larsen soerensen sørensen
rasmussen petersen madsen kristensen olsen thomsen poulsen johansen knudsen moeller møller mortensen
sikkerhed security fortrolig keyboard tastatur mobil telefon nokia motorola cisco oracle server database
bornholm fyn jylland sjaelland sjælland legoland lego tivoli carlsberg tuborg
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ''));
